import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import type { LinkMail } from "../mail/link-mail.ts";
import type { Door } from "./identity.ts";
import { hashToken, type OneUseLinks } from "./links.ts";
import { dataAnswer } from "../entity/json-answer.ts";

export const invite_input = z.strictObject({
  email: z.email().max(320),
  role: z.string().max(60),
  team_id: z.uuid().nullish(),
  account_id: z.uuid().nullish(),
});
const id_input = z.strictObject({ id: z.uuid() });

// Without the team: a client's administrator, who asks here, has none and may not read those of the staff.
const open = `
  select coalesce(json_agg(i), '[]')::text from (
    select i.id, i.email, i.role, i.expires_at, i.expires_at <= now() as expired, null as team, a.name as account, b.name as by
      from app.invitations i left join public.accounts a on a.id = i.account_id left join public.people b on b.id = i.invited_by
     where i.accepted_at is null and i.revoked_at is null order by i.invited_at desc, i.id) i`;

/** Inviting somebody, giving their invitation a new link, and taking it back. The link is in the answer and, where mails are sent, in one to whom it is for: in that alone where who invites must not try it. */
export function serveInvitations(database: Database, links: OneUseLinks, mail: LinkMail): Hono<Asking> {
  const app = new Hono<Asking>();
  const withLink = async (c: Context<Asking>, call: string, read: (body: unknown) => unknown[]) => {
    const { body, replay } = await written(c);
    const token = links.token(c.get("actor").proof, replay.key);
    const token_hash = hashToken(token);
    const values = [...read(body), token_hash];
    const made = (await callOnce(database, c.get("actor"), replay, call, values)) as {
      id: string;
      kind: Door;
      by_mail_only: boolean;
    };
    const link = links.address("invitation", made.kind, token);
    const mailed = await mail(c.get("actor"), { purpose: "invitation", link, token_hash });
    return { id: made.id, link: mailed && made.by_mail_only ? null : link, mailed };
  };
  app.get("/", (c) => dataAnswer(c, database, { text: open, values: [] }));
  app.post("/", async (c) => {
    const data = await withLink(c, "app.invite($1, $2, $3, $4, $5)", (body) => {
      const { email, role, team_id, account_id } = invite_input.parse(body);
      return [email, role, team_id ?? null, account_id ?? null];
    });
    return c.json({ data }, 201);
  });
  app.post("/renew", async (c) =>
    c.json({ data: await withLink(c, "app.change_invitation($1, $2)", (body) => [id_input.parse(body).id]) }),
  );
  app.post("/revoke", async (c) => {
    const { body, replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.change_invitation($1, null)", [id_input.parse(body).id]);
    return c.json({ data: {} });
  });
  return app;
}
