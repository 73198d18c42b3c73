import { sqlState, type Actor } from "../database/door.ts";
import type { RawRows, Statement } from "../database/flush.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import type { Kernel } from "./kernel.ts";
import { getStatement, type Readable, records } from "./read.ts";
import type { Rights } from "./roles-known.ts";

/** Asks for records of an entity as whoever asks may see them. */
export type Reader = ReturnType<typeof readerOf>;

/** Which records a write changed, what they are now, and its result where it has one. */
export type Written = { changed: string[]; data: string[]; result?: unknown };

/** How records of an entity are asked for: with the columns that a role has, and what it may do to each. */
export function readerOf(kernel: Kernel, entity: Entity) {
  const scopes = kernel.scopes[entity.name] ?? {};
  const ask = (actor: Actor, build: (readable?: Readable) => Statement[]) => asReadable(kernel, actor, entity, build);
  /** `said` is the role that the caller has just named. */
  const rightsOf = async (actor: Actor, said?: string | null): Promise<Rights> =>
    (await kernel.roles.of(actor, said ?? undefined)).rights[entity.name] ?? {};
  const shown = async (actor: Actor, rows: RawRows) =>
    rows[0] ? records(rows, await rightsOf(actor, rows[0][2])) : [];
  return {
    scopes,
    ask,
    rightsOf,

    async get(actor: Actor, ids: string[]): Promise<string[]> {
      const [rows = []] = await ask(actor, (readable) => [getStatement(entity, ids, scopes, readable)]);
      return shown(actor, rows);
    },

    /** The records behind a write, with it in one flush. */
    async written(actor: Actor, ids: string[], write: Statement): Promise<Written> {
      const [, made = [], rows = []] = await ask(actor, (readable) => [
        more_time,
        write,
        getStatement(entity, ids, scopes, readable),
      ]);
      return { changed: made.map(([id]) => id ?? ""), data: await shown(actor, rows) };
    },
  };
}

// One record may take thousands along: what a client's activities have copied of it, what somebody owns who changes teams.
const more_time: Statement = { text: "select set_config('statement_timeout', '30s', true)", values: [] };

/**
 * Asks with all columns, and where the role is denied some, again with those it may read. The role's columns are not
 * kept: they are the database's to say.
 */
async function asReadable(
  kernel: Kernel,
  actor: Actor,
  entity: Entity,
  build: (readable?: Readable) => Statement[],
): Promise<RawRows[]> {
  try {
    return await kernel.database.flush(actor, build());
  } catch (error) {
    if (sqlState(error) !== "42501" || !/permission denied for table/.test(String(error))) throw error;
    const [rows] = await kernel.database.flush(actor, [{ text: "select app.readable($1)", values: [entity.name] }]);
    const { columns, entities } = JSON.parse(rows?.[0]?.[0] ?? "null") as {
      columns: string[] | null;
      entities: string[];
    };
    if (!columns)
      throw new AppError("INSUFFICIENT_PRIVILEGES", "Your role does not include this action.", undefined, error);
    return kernel.database.flush(actor, build({ columns, entities }));
  }
}
