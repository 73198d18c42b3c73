import type { Actor, Database } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import { statuses } from "../entity/errors.ts";
import { translateError } from "../entity/translate-error.ts";
import type { TeamMember } from "./started.ts";

type Failed = (what: string) => (error: unknown) => void;

const allowed = { text: "select app.require('ai_agents', 'read')", values: [] };
const rows = (order: string, but = "") =>
  `select coalesce(jsonb_agg(to_jsonb(a) ${but} order by ${order}), '[]')::text from public.ai_agents a where deleted_at is null`;
// (What each has been told is long, and no part of how the team stands.)
const team = { text: rows("a.role, a.created_at, a.id", "- 'metadata'"), values: [] };
const list = { text: rows("a.created_at desc, a.id desc"), values: [] };

/** The team by role, as this caller sees it; null where it cannot be read. */
export async function readTeam(database: Database, actor: Actor, failed: Failed): Promise<TeamMember[] | null> {
  const text = await read(database, actor, team, failed("the team of agents could not be read"));
  return text === null ? null : (JSON.parse(text) as TeamMember[]);
}

/** All agents with all that they are, the newest first, as JSON text; none where they cannot be read. */
export async function readAgents(database: Database, actor: Actor, failed: Failed): Promise<string> {
  return (await read(database, actor, list, failed("the agents could not be read"))) ?? "[]";
}

// A failure is the log's, and the answer empty; a refusal is the caller's to know.
async function read(
  database: Database,
  actor: Actor,
  statement: Statement,
  failed: (error: unknown) => void,
): Promise<string | null> {
  try {
    const answers = await database.flush(actor, [allowed, statement]);
    return answers[1]?.[0]?.[0] ?? null;
  } catch (error) {
    const status = statuses[translateError(error).code];
    if (status === 401 || status === 403) throw error;
    failed(error);
    return null;
  }
}
