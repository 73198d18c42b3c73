import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Company, Session } from "../client/session.ts";
import { accentOf } from "../company/accent.ts";
import type { Database } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import { Newest } from "../newest.ts";
import type { Identity } from "./identity.ts";

/** What a browser is told of whoever opened it, a `Session` as JSON, and the cookies to set since their session is prolonged. */
export type WhoAsks = (c: Context<Asking>) => Promise<{ said: string; cookies: string[] }>;

/** Tells who asks: nobody yet, somebody who is signed out, or a person with their rights. */
export function whoAsks(
  database: Database,
  identity: Identity,
  { code_required, ways, outside }: Pick<Session, "code_required" | "ways" | "outside">,
): WhoAsks {
  const due = prolonging();
  return async (c) => {
    const { front, me, told } = await asked(database, identity, c);
    const { set_up, ...about } = coloured(front);
    const open = { code_required, ways, ...about };
    if (!set_up) return { said: JSON.stringify({ state: "setup", ...open }), cookies: [] };
    if (!me || !told) return { said: JSON.stringify({ state: "signed_out", ...open }), cookies: [] };
    const cookie = c.req.header("cookie") ?? "";
    const cookies = due(cookie) ? await identity.refresh(cookie) : [];
    // What is theirs and their role's is long, and goes on as PostgreSQL has written it.
    const ours = JSON.stringify({ state: "signed_in", outside, ...open });
    return { said: `${ours.slice(0, -1)},${me.slice(1, -1)},${told.slice(1)}`, cookies };
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

function coloured(front: string | null | undefined): FrontDoor {
  const { company, ...about } = JSON.parse(front ?? "{}") as Omit<FrontDoor, "company"> & { company: Coloured | null };
  return { ...about, company: company && { ...company, accent: company.accent ? accentOf(company.accent) : null } };
}

const front_door: Statement = { text: "select app.front_door()", values: [] };
const all: Statement = { text: "select app.front_door(), app.me(), app.told()", values: [] };

/** What everybody may know; where somebody is signed in, what the caller may of themselves, and what their role is told: each as JSON. */
async function asked(database: Database, identity: Identity, c: Context<Asking>) {
  const actor = identity.actor(c.req.header("cookie"), c.get("request_id"));
  try {
    const [[[front, me, told] = []] = []] = actor ? await database.flush(actor, [all]) : [];
    if (front) return { front, me, told };
  } catch (error) {
    // Not being signed in is an answer here, not a failure.
    if (!translateError(error).code.startsWith("AUTH_")) throw error;
  }
  return { front: (await database.outside(front_door))[0]?.[0], me: undefined, told: undefined };
}
