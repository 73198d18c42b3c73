import { sql, type SQL } from "../database/drizzle.ts";
import type { Statement } from "../database/flush.ts";
import { place, statement } from "./compile.ts";
import type { Entity } from "./describe.ts";
import { assigned } from "./own-fields.ts";
import type { Replay } from "./replay.ts";

type Values = Record<string, unknown>;

/** Inserts one record under an id made beforehand, by us or (`own`) by the caller, and remembers the answer for a replay. */
export function createStatement(entity: Entity, values: Values, own: boolean, replay: Replay): Statement {
  const columns = Object.keys(values);
  const given = columns.map((column) => stored(entity, column, values[column]));
  return statement(
    `create ${entity.name} ${columns.join()} ${own}`,
    [...given, replay.key, replay.fingerprint],
    () => sql`
    with made as (insert into ${entity.table} (${names(columns)}) values (${sql.join(
      columns.map((column, index) =>
        own && column === "id" ? sql`app.own_id(${place(index)})` : assigned(column, place(index), true),
      ),
      sql`, `,
    )}) returning id)
    ${remembered("made", columns.length)}`,
  );
}

/**
 * Changes a record, if the caller may and (where a version is given) it has this version. Answers its id where it was
 * changed. `bin` says which side of the bin it is on before.
 */
export function changeStatement(
  entity: Entity,
  id: string,
  values: Values,
  options: { version?: number; bin: boolean },
  replay: Replay,
): Statement {
  const columns = Object.keys(values);
  const given = columns.map((column) => stored(entity, column, values[column]));
  const next = columns.length;
  const shape = `change ${entity.name} ${columns.join()} ${options.bin} ${options.version === undefined}`;
  return statement(
    shape,
    [...given, id, options.version, replay.key, replay.fingerprint],
    () => sql`
    with made as (update ${entity.table} set ${sql.join(
      columns.map((column, index) => sql`${sql.identifier(column)} = ${assigned(column, place(index))}`),
      sql`, `,
    )}
      where id = ${place(next)} ${entity.has_bin ? sql`and deleted_at is ${options.bin ? sql`not null` : sql`null`}` : sql``}
      ${options.version === undefined ? sql`` : sql`and version = ${place(next + 1)}`} returning id)
    ${remembered("made", next + 2)}`,
  );
}

// The answer that is kept is the ids only: a replay reads the rows again, under the rights of that moment.
function remembered(made: string, at: number): SQL {
  return sql`, kept as (insert into app.idempotency (user_id, key, fingerprint, result)
      select app.user_id(), ${place(at)}, ${place(at + 1)}, to_jsonb(array_agg(id)) from ${sql.identifier(made)} having count(*) > 0)
    select id from ${sql.identifier(made)}`;
}

function names(columns: string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

/** A value as its column takes it. */
export function stored(entity: Entity, column: string, value: unknown): unknown {
  return entity.fields[column]?.kind === "data" && value !== null ? JSON.stringify(value) : value;
}
