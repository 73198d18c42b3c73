import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Actor } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import { callOnce } from "../entity/replay.ts";
import { type Asking, written } from "../entity/request.ts";
import { matchingIds } from "../reports/matching-ids.ts";
import { audience_shape, most } from "./audience-shape.ts";

const day = z.iso.date();
export const marketing_query = z.strictObject({ from: day, until: day });
export const audience_query = z.object({
  basis: z
    .enum(["consent", "existing_client", "business_address"])
    .optional()
    .describe("The basis that it is to have; the campaign's own where none is named"),
});
export const letters_query = z.strictObject({
  state: z.enum(["waiting", "sent", "failed", "left_out", "clicked", "unsubscribed"]),
  after: z.uuid().optional().describe("The id of the last one that was told of"),
});

/** What the page of marketing shows beside its records, and how an e-mail is started. */
export function serveMarketing(kernel: Kernel, sends: boolean): Hono<Asking> {
  const { database } = kernel;
  const app = new Hono<Asking>();
  app.get("/", (c) => {
    const { from, until } = marketing_query.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.marketing($1, $2)::text", values: [from, until] });
  });
  app.route("/campaigns/:id", serveStart(kernel, sends));
  app.get("/campaigns/:id/letters", (c) => {
    const { state, after = null } = letters_query.parse(c.req.query());
    return dataAnswer(c, database, { text: letters, values: [idOf(c), state, after] });
  });
  app.get("/campaigns/:id/counts", (c) => dataAnswer(c, database, { text: counts, values: [idOf(c)] }));
  app.get("/of/:entity/:id", (c) => {
    const values = [c.req.param("entity"), idOf(c)];
    return dataAnswer(c, database, { text: "select app.campaigns_of($1, $2)::text", values });
  });
  return app;
}

/** Whom a campaign would write to, and its start. */
function serveStart(kernel: Kernel, sends: boolean): Hono<Asking> {
  const { database } = kernel;
  const app = new Hono<Asking>();
  const foundFor = async (actor: Actor, id: string) => {
    const { audience, basis } = await audienceOf(kernel, actor, id);
    return { audience, basis, ids: within(await matchingIds(kernel, actor, audience, most.people)) };
  };
  app.get("/audience", async (c) => {
    const { audience, basis, ids } = await foundFor(c.get("actor"), idOf(c));
    const values = [idOf(c), audience.source, ids, audience_query.parse(c.req.query()).basis ?? basis];
    return dataAnswer(c, database, { text: "select app.weigh_audience($1, $2, $3, $4)::text", values });
  });
  app.post("/start", async (c) => {
    const { replay } = await written(c);
    const actor = c.get("actor");
    if (!sends) throw new AppError("RESOURCE_CONFLICT", no_mail);
    const { ids } = await foundFor(actor, idOf(c));
    const data = await callOnce(database, actor, replay, "app.start_campaign($1, $2)", [idOf(c), ids]);
    return c.json({ data });
  });
  return app;
}

const idOf = (c: Context) => z.uuid().parse(c.req.param("id"));
const no_mail = "This Tandem sends no e-mail. An administrator sets up its mail server first.";
const counts =
  "select row_to_json(n)::text from app.campaign_counts(array[$1::uuid]) n where app.sees('campaigns', $1::uuid)";

// (Names are read under the caller's own rights: of a lead that they do not see, only that there was a letter.)
const letters = `select coalesce(json_agg(json_build_object('id', l.id, 'lead_id', l.lead_id, 'contact_id', l.contact_id, 'name', coalesce(p.name, c.name),
    'state', l.state, 'reason', l.reason, 'sent_at', l.sent_at, 'clicks', l.clicks, 'machine_clicks', l.machine_clicks, 'clicked_at', l.clicked_at,
    'left_at', l.left_at) order by l.id), '[]')::text
  from app.campaign_letters_of($1, $2, $3) l left join public.leads p on p.id = l.lead_id left join public.contacts c on c.id = l.contact_id`;

function within(ids: string[]): string[] {
  if (ids.length <= most.people) return ids;
  throw new AppError("INVALID_INPUT", "An audience has at most 100,000 people. Narrow its filters.");
}

async function audienceOf({ database }: Kernel, actor: Actor, id: string) {
  const text =
    "select json_build_object('audience', audience, 'basis', basis)::text from public.campaigns where id = $1 and deleted_at is null";
  const [rows] = await database.flush(actor, [{ text, values: [id] }]);
  if (!rows?.[0]?.[0]) throw new AppError("RESOURCE_NOT_FOUND", "There is no such campaign, or you may not see it.");
  const { audience, basis } = JSON.parse(rows[0][0]) as { audience: unknown; basis: string };
  if (audience === null) throw new AppError("RESOURCE_CONFLICT", "Choose first whom the e-mail is for.");
  return { audience: audience_shape.parse(audience), basis };
}
