import { z } from "zod";
import type { Actor, Database, Transaction } from "../../database/door.ts";
import { sqlState } from "../../database/door.ts";
import { keepNothing } from "../../database/keep-nothing.ts";
import { sql, type SQL } from "../../database/drizzle.ts";
import { translateError } from "../../entity/translate-error.ts";

/** The verbs on a record that row security judges, and those that app.hold does. */
export const explained_verbs = [
  ...(["read", "update", "delete"] as const),
  ...(["assign", "claim", "convert", "pause", "decide", "approve", "ask_for_report", "allow", "look"] as const),
] as const;

const name = z.string().regex(/^[a-z_]{1,50}$/);

export const explain_asked = z.strictObject({
  person: z.uuid().describe("Who would do it"),
  entity: name.describe("The kind of the record"),
  id: z.uuid().describe("The record, which the caller sees"),
  verb: z.enum(explained_verbs),
  how: z
    .enum(["person", "key_read", "key_write", "agent"])
    .default("person")
    .describe("Whether in person, by an API key that reads or writes, or by an agent that works for them"),
  agent: name.optional().describe("The key of that agent"),
});

type Asked = z.infer<typeof explain_asked>;

/** What app.explain_as answers. */
type Known = {
  role: string | null;
  enters: boolean;
  deleted: boolean;
  scopes: Scope[];
  sources: boolean | null;
  column: string | null;
  /** The columns that alone may be changed, where not all. */
  only: string[] | null;
  refused: string | null;
  proposes: boolean;
  policy: string | null;
};
type Scope = {
  scope: string;
  col: string | null;
  key: string;
  extra: string | null;
  predicate: string;
  holds: boolean;
};

/** Whether they may, and what decided: their rights, or the state of the record, which refuses whoever has the right. */
export type Verdict = Pick<
  Known,
  "role" | "enters" | "deleted" | "scopes" | "sources" | "only" | "proposes" | "policy"
> & {
  outcome: "allowed" | "refused";
  by: "rights" | "state";
  said: string | null;
};

/** Tries, as somebody, what they may do to a record. Everything happens in a transaction that the database never keeps. */
export const explain = (database: Database, actor: Actor, asked: Asked): Promise<Verdict> =>
  keepNothing(database, actor, (tx) => tried(tx, asked));

async function tried(tx: Transaction, { person, entity, id, verb, how, agent }: Asked): Promise<Verdict> {
  const entering = sql`select app.explain_as(${person}, ${entity}, ${id}, ${verb}, ${how}, ${agent ?? null})::text as known`;
  const { rows } = await tx.execute<{ known: string }>(entering);
  const { role, enters, refused, column, ...known } = JSON.parse(rows[0]?.known ?? "null") as Known;
  const verdict = { role, enters, ...known };
  if (!enters || refused !== null) return { ...verdict, outcome: "refused", by: "rights", said: refused };
  const act = statement(entity, id, verb, column);
  if (!act) return { ...verdict, outcome: "refused", by: "rights", said: null };
  try {
    // (Only the login can take a role.)
    await tx.execute(sql`select set_config('role', ${`tandem_${role}`}, true)`);
    const { rowCount } = await tx.execute(act);
    return { ...verdict, outcome: rowCount ? "allowed" : "refused", by: "rights", said: null };
  } catch (error) {
    const state = sqlState(error) ?? "";
    if (!/^(23|25006|40|42501|P0)/.test(state)) throw error;
    if (state.startsWith("40")) throw error;
    const by = ["42501", "P0002", "25006"].includes(state) ? "rights" : "state";
    return { ...verdict, outcome: "refused", by, said: by === "state" ? translateError(error).message : null };
  }
}

/** What is tried; nothing where no column is granted to change. */
function statement(entity: string, id: string, verb: Asked["verb"], column: string | null): SQL | undefined {
  const table = sql`public.${sql.identifier(entity)}`;
  switch (verb) {
    case "read":
      return sql`select id from ${table} where id = ${id}`;
    case "update": {
      const same = column === null ? undefined : sql.identifier(column);
      return same && sql`update ${table} set ${same} = ${same} where id = ${id} returning id`;
    }
    case "delete":
      return sql`update ${table} set deleted_at = now() where id = ${id} and deleted_at is null returning id`;
    default:
      return sql`select app.hold(${entity}, ${id}, ${verb})`;
  }
}
