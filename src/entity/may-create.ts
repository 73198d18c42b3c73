import { sqlState, type Actor, type Database } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";

/** Does something that may create a record; where the database refuses this owner, says which ones it would take. */
export async function sayingWhatMayBe<T>(
  database: Database,
  actor: Actor,
  entity: Entity,
  create: () => Promise<T>,
): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    const [rows] = await database.flush(actor, [{ text: "select app.rights($1) -> 'create'", values: [entity.name] }]);
    const scopes = JSON.parse(rows?.[0]?.[0] ?? "[]") as string[];
    const whose = scopes.map((scope) => owners[scope]).filter((words) => words !== undefined);
    if (whose.length === 0 || whose.length < scopes.length) throw error;
    const sentence = `You may create ${entity.title.many.toLowerCase()} for ${whose.join(" and ")}.`;
    throw new AppError("PERMISSION_DENIED", sentence, { fields: { owner_id: sentence } }, error);
  }
}

const owners: Record<string, string> = { own: "yourself", team: "your team" };

// What is refused to a whole role is another sentence of PostgreSQL's.
function isRefusedRow(error: unknown): boolean {
  return sqlState(error) === "42501" && /violates row-level security/.test(String(deepest(error)));
}

function deepest(error: unknown): unknown {
  return error instanceof Error && error.cause ? deepest(error.cause) : error;
}
