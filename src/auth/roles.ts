import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { actOnce } from "../entity/act-once.ts";
import { jsonAnswer } from "../entity/json-answer.ts";
import { line } from "../entity/written.ts";
import { person_input } from "./suspension.ts";

export const grant_input = z.strictObject({
  user_id: z.uuid(),
  role: z.string().max(60),
  reason: line(500),
  until: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("When a role for a time ends; the one before it comes back then"),
});
export const decide_input = z.strictObject({ proposal_id: z.uuid() });

// Roles come through the policies of user_roles: who may not read them gets null.
const everybody = `
  select coalesce(json_agg(p order by p.name), '[]')::text from (
    select p.id, p.name, p.email, p.kind, p.status, p.title, t.name as team, a.name as account,
           n.role, n.expires_at as role_until, n.former as role_after,
           coalesce(m.acts, '{}') as acts
      from public.people p left join app.acts_on_people() m on m.id = p.id left join public.teams t on t.id = p.team_id left join public.accounts a on a.id = p.account_id
      left join lateral (select r.role, r.expires_at, r.former from public.user_roles r where r.user_id = p.id order by r.created_at desc, r.id desc limit 1) n on true
     where p.deleted_at is null) p`;
// Whether one may agree is only a hint for the button: app.agree_role judges.
const waiting = `
  select coalesce(json_agg(w), '[]')::text from (
    select w.id, w.act, w.role, w.reason, w.proposed_at, w.proposed_by, w.expires_at as until, w.user_id, p.name as person, b.name as by, h.name as to,
           w.proposed_by <> app.user_id() and (w.user_id <> app.user_id() or w.act <> 'role' or w.role <> 'admin') as may_agree
      from app.role_proposals w join public.people p on p.id = w.user_id join public.people b on b.id = w.proposed_by left join public.people h on h.id = w.hand_to
     where w.agreed_at is null and w.declined_at is null order by w.proposed_at, w.id) w`;
const invited = `
  select coalesce(json_agg(i), '[]')::text from (
    select i.id, i.email, i.role, i.invited_at, i.expires_at, i.expires_at <= now() as expired, t.name as team, a.name as account, b.name as by
      from app.invitations i left join public.teams t on t.id = i.team_id left join public.accounts a on a.id = i.account_id
      left join public.people b on b.id = i.invited_by
     where i.accepted_at is null and i.revoked_at is null order by i.invited_at desc, i.id) i`;

/** People with their roles; giving a role, and agreeing to one that somebody proposed. */
export function serveRoles(database: Database): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/roles", async (c) => {
    const questions = [everybody, waiting, invited].map((text) => ({ text, values: [] }));
    const [people, proposals, invitations] = (await database.flush(c.get("actor"), questions)).map(
      (rows) => rows[0]?.[0],
    );
    return jsonAnswer(c, `{"data":{"people":${people},"proposals":${proposals},"invitations":${invitations}}}`);
  });
  app.post("/grant", async (c) => {
    const outcome = await actOnce(database, c, "app.grant_role($1, $2, $3, $4)", (body) => {
      const { user_id, role, reason, until } = grant_input.parse(body);
      return [user_id, role, reason, until ?? null];
    });
    return c.json({ data: { outcome } });
  });
  app.post("/end-role", async (c) => {
    await actOnce(database, c, "app.end_role($1)::text", (body) => [person_input.parse(body).user_id]);
    return c.json({ data: {} });
  });
  for (const decision of ["agree", "decline"] as const) {
    app.post(`/${decision}`, async (c) => {
      await actOnce(database, c, `app.${decision}_role($1)::text`, (body) => [decide_input.parse(body).proposal_id]);
      return c.json({ data: {} });
    });
  }
  return app;
}
