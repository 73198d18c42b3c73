import { Hono } from "hono";
import { z } from "zod";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { zone_query } from "../entity/list-request.ts";
import type { Asking } from "../entity/request.ts";
import { limitedly } from "../reports/run-report.ts";
import { most } from "./limits.ts";

const day = z.iso.date().refine((text) => text >= "1900-01-01" && text <= "2200-12-31", "A day from 1900 to 2200");
const period = { from: day, until: day, zone: zone_query };
const path = "/[a-z/-]{0,99}";

export const sales_query = z.strictObject({
  ...period,
  before_from: day.describe("The first day of what the period is held against"),
  before_until: day,
  owner: z
    .union([z.uuid(), z.literal("none")])
    .optional()
    .describe("Only the leads of this person, or of nobody"),
  team: z.uuid().optional().describe("Only the leads of this team"),
});
export const usage_query = z.strictObject(period);
export const funnel_query = z.strictObject({
  ...period,
  steps: z
    .string()
    .regex(new RegExp(`^${path}(,${path}){1,${most.steps - 1}}$`))
    .describe(`The paths of 2 to ${most.steps} pages with commas between them`),
});

/** How sales go and how the app is used: figures alone, each as whoever asks may see what it is made of. */
export function serveAnalytics(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/sales", async (c) => {
    const { from, until, zone, before_from, before_until, owner, team } = sales_query.parse(c.req.query());
    const of = owner === "none" ? { unowned: true } : { owner, team };
    const values = [from, until, zone, before_from, before_until, JSON.stringify(of), most.months];
    return c.json({ data: await asked(database, c.get("actor"), sales, values) });
  });
  app.get("/usage", async (c) => {
    const { from, until, zone } = usage_query.parse(c.req.query());
    return c.json({ data: await asked(database, c.get("actor"), usage, [from, until, zone]) });
  });
  app.get("/funnel", async (c) => {
    const { from, until, zone, steps } = funnel_query.parse(c.req.query());
    return c.json({ data: await asked(database, c.get("actor"), funnel, [from, until, zone, steps.split(",")]) });
  });
  return app;
}

/** The moment in which a day begins, so many days later. */
const begins = (at: number, later = 0) => `($${at}::date + ${later})::timestamp at time zone $3`;
const span = `${begins(1)}, ${begins(2, 1)}`;

const sales = `select json_build_object('pace', app.sales_pace(${span}, $6), 'before', app.sales_pace(${begins(4)}, ${begins(5, 1)}, $6),
  'stages', app.stage_passages(${span}, $6), 'efforts', app.effort_outcomes(${span}, $6), 'months', app.forecasts_kept($7, $6))::text`;
const usage = `select (app.usage_people($1, $2) || app.usage_things(${span}))::text`;
const funnel = `select app.usage_funnel(${span}, $4)::text`;

async function asked(database: Database, actor: Actor, text: string, values: unknown[]): Promise<unknown> {
  const [rows] = await limitedly(database, actor, [{ text, values }]);
  const told = rows?.[0]?.[0];
  if (!told) throw new AppError("INTERNAL_ERROR", "The figures were not answered.");
  return JSON.parse(told);
}
