import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Company, Session } from "../client/session.ts";
import { accentOf } from "../company/accent.ts";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import { Newest } from "../newest.ts";
import type { Identity } from "./identity.ts";

/** What a browser is told of whoever opened it, and the cookies to set since their session is prolonged. */
export type WhoAsks = (c: Context<Asking>) => Promise<{ session: Session; cookies: string[] }>;

/** Tells who asks: nobody yet, somebody who is signed out, or a person with their rights. */
export function whoAsks(
  database: Database,
  identity: Identity,
  { code_required, ways, outside }: Pick<Session, "code_required" | "ways" | "outside">,
): WhoAsks {
  const due = prolonging();
  return async (c) => {
    const [{ set_up, ...about }, me] = await Promise.all([frontDoor(database), myself(database, identity, c)]);
    if (!set_up) return { session: { state: "setup", code_required, ways, ...about }, cookies: [] };
    if (!me) return { session: { state: "signed_out", code_required, ways, ...about }, cookies: [] };
    const cookie = c.req.header("cookie") ?? "";
    const cookies = due(cookie) ? await identity.refresh(cookie) : [];
    return { session: { state: "signed_in", code_required, ways, outside, ...about, ...me }, cookies };
  };
}

const prolonged_ms = 3_600_000;

/** Tells whether a session is to be looked at for its end: it is prolonged once a day, so once an hour is often enough. */
function prolonging(): (cookie: string) => boolean {
  const looked_at = new Newest<string, number>();
  return (cookie) => {
    const mark = createHash("sha256").update(cookie).digest("base64url");
    const now = Date.now();
    if (now - (looked_at.get(mark) ?? -prolonged_ms) < prolonged_ms) return false;
    looked_at.set(mark, now);
    return true;
  };
}

type Coloured = Omit<Company, "accent"> & { accent: string | null };
type FrontDoor = Pick<Session, "company" | "demo"> & { set_up: boolean };

async function frontDoor(database: Database): Promise<FrontDoor> {
  const rows = await database.outside({ text: "select app.front_door()", values: [] });
  const { company, ...about } = JSON.parse(rows[0]?.[0] ?? "{}") as Omit<FrontDoor, "company"> & {
    company: Coloured | null;
  };
  return { ...about, company: company && { ...company, accent: company.accent ? accentOf(company.accent) : null } };
}

async function myself(database: Database, identity: Identity, c: Context<Asking>): Promise<object | undefined> {
  const actor = identity.actor(c.req.header("cookie"), c.get("request_id"));
  if (!actor) return undefined;
  try {
    const [rows] = await database.flush(actor, [{ text: "select app.me()", values: [] }]);
    return JSON.parse(rows?.[0]?.[0] ?? "null") as object;
  } catch (error) {
    // Not being signed in is an answer here, not a failure.
    if (translateError(error).code.startsWith("AUTH_")) return undefined;
    throw error;
  }
}
