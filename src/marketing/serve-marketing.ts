import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "../entity/errors.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import { callOnce } from "../entity/replay.ts";
import { type Asking, written } from "../entity/request.ts";
import { matchingIds } from "../reports/matching-ids.ts";
import { type Audience, audience_shape, most } from "./audience-shape.ts";

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
  const idOf = (c: { req: { param(name: "id"): string } }) => z.uuid().parse(c.req.param("id"));
  app.get("/", (c) => {
    const { from, until } = marketing_query.parse(c.req.query());
    return dataAnswer(c, database, { text: "select app.marketing($1, $2)::text", values: [from, until] });
  });
  const foundIn = (actor: Asking["Variables"]["actor"], audience: Audience) =>
    matchingIds(kernel, actor, audience, most.people);
  app.get("/campaigns/:id/audience", async (c) => {
    const actor = c.get("actor");
    const { audience, basis } = await audienceOf(kernel, actor, idOf(c));
    const ids = within(await foundIn(actor, audience));
    const values = [idOf(c), audience.source, ids, audience_query.parse(c.req.query()).basis ?? basis];
    return dataAnswer(c, database, { text: "select app.weigh_audience($1, $2, $3, $4)::text", values });
  });
  app.post("/campaigns/:id/start", async (c) => {
    const { replay } = await written(c);
    const actor = c.get("actor");
    if (!sends)
      throw new AppError(
        "RESOURCE_CONFLICT",
        "This Tandem sends no e-mail. An administrator sets up its mail server first.",
      );
    const { audience } = await audienceOf(kernel, actor, idOf(c));
    const ids = within(await foundIn(actor, audience));
    const data = await callOnce(database, actor, replay, "app.start_campaign($1, $2)", [idOf(c), ids]);
    return c.json({ data });
  });
  app.get("/campaigns/:id/letters", (c) => {
    const { state, after = null } = letters_query.parse(c.req.query());
    return dataAnswer(c, database, { text: letters, values: [idOf(c), state, after] });
  });
  app.get("/campaigns/:id/counts", (c) =>
    dataAnswer(c, database, {
      text: "select row_to_json(n)::text from app.campaign_counts(array[$1::uuid]) n where app.sees('campaigns', $1::uuid)",
      values: [idOf(c)],
    }),
  );
  app.get("/of/:entity/:id", (c) =>
    dataAnswer(c, database, {
      text: "select app.campaigns_of($1, $2)::text",
      values: [c.req.param("entity"), idOf(c)],
    }),
  );
  return app;
}

// (Names are read under the caller's own rights: of a lead that they do not see, only that there was a letter.)
const letters = `select coalesce(json_agg(json_build_object('id', l.id, 'lead_id', l.lead_id, 'contact_id', l.contact_id, 'name', coalesce(p.name, c.name),
    'state', l.state, 'reason', l.reason, 'sent_at', l.sent_at, 'clicks', l.clicks, 'machine_clicks', l.machine_clicks, 'clicked_at', l.clicked_at,
    'left_at', l.left_at) order by l.id), '[]')::text
  from app.campaign_letters_of($1, $2, $3) l left join public.leads p on p.id = l.lead_id left join public.contacts c on c.id = l.contact_id`;

function within(ids: string[]): string[] {
  if (ids.length <= most.people) return ids;
  throw new AppError("INVALID_INPUT", "An audience has at most 100,000 people. Narrow its filters.");
}

async function audienceOf({ database }: Kernel, actor: Asking["Variables"]["actor"], id: string) {
  const text =
    "select json_build_object('audience', audience, 'basis', basis)::text from public.campaigns where id = $1 and deleted_at is null";
  const [rows] = await database.flush(actor, [{ text, values: [id] }]);
  if (!rows?.[0]?.[0]) throw new AppError("RESOURCE_NOT_FOUND", "There is no such campaign, or you may not see it.");
  const { audience, basis } = JSON.parse(rows[0][0]) as { audience: unknown; basis: string };
  if (audience === null) throw new AppError("RESOURCE_CONFLICT", "Choose first whom the e-mail is for.");
  return { audience: audience_shape.parse(audience), basis };
}
