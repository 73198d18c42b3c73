import { sql, type SQL } from "../database/drizzle.ts";
import type { Statement } from "../database/flush.ts";
import { bounded, place, statement } from "../entity/compile.ts";
import type { Entity } from "../entity/describe.ts";
import type { LogQuestion } from "./log-question.ts";

/** An entry of the log as it is answered. */
export type LogEntry = {
  /** Of the transaction and of the entry within the log. */
  id: string;
  at: string;
  verb: string;
  entity: string;
  row_id: string;
  row_version: number | null;
  /** What the record is called now, or was called. */
  name: string | null;
  actor_id: string | null;
  request_id: string | null;
  /** The name of the API key that it was done with. */
  key: string | null;
  run: { id: string; purpose: string; agent: string | null; task_id: string | null } | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The names of whoever did it and of what it points at, by id, as far as the reader sees them. */
  names: Record<string, string>;
};

type Condition = (value: SQL, several: boolean) => SQL;
// (Of one value an index gives the order, too.)
const among =
  (column: SQL, type: SQL): Condition =>
  (value, several) =>
    several ? sql`${column} = any(${value}::${type}[])` : sql`${column} = (${value}::${type}[])[1]`;
const conditions: { [name in keyof LogQuestion]?: Condition } = {
  from: (value) => sql`l.at >= ${value}::timestamptz`,
  to: (value) => sql`l.at < ${value}::timestamptz`,
  actor: among(sql`l.actor_id`, sql`uuid`),
  agent: (value) => sql`l.run_id = any((select app.runs_of(${value}::text[]))::uuid[])`,
  entity: among(sql`l.entity`, sql`text`),
  row: (value) => sql`l.row_id = ${value}::uuid`,
  verb: among(sql`l.verb`, sql`text`),
  request: (value) => sql`l.request_id = ${value}`,
  // (Row security keeps `like` from the index.)
  key: (value) =>
    sql`l.request_id ~>=~ ('key:' || ${value}::uuid || '/') and l.request_id ~<~ ('key:' || ${value}::uuid || '0')`,
  run: (value) => sql`l.run_id = ${value}::uuid`,
};
const names = Object.keys(conditions) as (keyof LogQuestion)[];
const isSeveral = (value: unknown) => Array.isArray(value) && value.length > 1;

/**
 * The entries that a question finds, newest first: one row with a JSON list of them (fewer where they are large) and how many there
 * are on this page. Which entries and names the caller sees is row security's to say.
 */
export function logStatement(entities: Record<string, Entity>, question: LogQuestion): Statement {
  const asked = names.filter((name) => question[name] !== undefined);
  const [at, id] = question.cursor?.split("~") ?? [];
  const values = [...asked.map((name) => question[name]), ...refs(entities), question.limit, at, id];
  const next = asked.length;
  const rare = question.verb?.every((verb) => !["create", "update"].includes(verb));
  const shape = asked.map((name) => `${name}${isSeveral(question[name]) ? "s" : ""}`).join();
  return statement(`log ${shape} ${rare} ${at !== undefined}`, values, () => {
    const where = asked.map((name, index) => conditions[name]?.(place(index), isSeveral(question[name])) ?? sql`true`);
    if (at !== undefined) where.push(sql`(l.at, l.id) < (${place(next + 4)}::timestamptz, ${place(next + 5)}::bigint)`);
    // (A verb that is rare has an index, which is used where the question says that it is.)
    if (rare) where.push(sql`l.verb not in ('create', 'update')`);
    const met = where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``;
    return sql`with entries as materialized (select l.xid, l.id, l.at, l.actor_id, l.request_id, l.run_id, l.entity, l.row_id, l.row_version,
          l.verb, l.before, l.after from app.log l ${met} order by l.at desc, l.id desc limit ${place(next + 3)}),
        refs as (select * from unnest(${place(next)}::text[], ${place(next + 1)}::text[], ${place(next + 2)}::text[]) r (entity, col, target)),
        pointed as materialized (
          select l.id as no, r.target as entity, v.id from entries l join refs r using (entity)
            cross join lateral (values (l.before ->> r.col), (l.after ->> r.col)) v (id) where v.id is not null
          union select id, 'people', actor_id::text from entries where actor_id is not null
          union select id, entity, row_id::text from entries where entity <> 'sessions'
          union select id, 'people', row_id::text from entries where entity = 'sessions'),
        named as materialized (select entity, id, app.name_seen(entity, id::uuid) as name from (select distinct entity, id from pointed) d)
      select (${bounded(sql`select row_to_json(r)::text as text from (select l.xid || '-' || l.id as id, l.at, l.verb, l.entity, l.row_id,
          l.row_version, coalesce((select name from named n where n.id = case l.entity when 'user_roles'
              then coalesce(l.after ->> 'user_id', l.before ->> 'user_id') else l.row_id::text end limit 1),
            l.after ->> 'name', l.before ->> 'name', l.after ->> 'email') as name,
          l.actor_id, l.request_id, case when l.run_id is not null then app.run_told(l.run_id) end as run,
          case when l.request_id ~ '^key:[0-9a-f-]{36}/' then app.key_told(substr(l.request_id, 5, 36)::uuid) end as key, l.before, l.after,
          (select coalesce(json_object_agg(id, name), '{}') from pointed join named using (entity, id) where no = l.id and name is not null) as names
        from entries l order by l.at desc, l.id desc) r`)}), (select count(*) from entries)`;
  });
}

// What points at people without being described: roles, sign-in, invitations.
const plain = [
  ["user_roles", "user_id"],
  ["role_proposals", "user_id"],
  ["invitations", "person_id"],
  ["people", "to"],
].map(([entity = "", column = ""]) => [entity, column, "people"] as const);

/** What entries of each entity point at by each single reference, as three lists: entities, columns, targets. */
function refs(entities: Record<string, Entity>): [string[], string[], string[]] {
  const described = Object.values(entities).flatMap(({ name, relations }) =>
    Object.values(relations)
      .filter(({ list }) => !list)
      .map(({ column, entity }) => [name, column, entity] as const),
  );
  const all = [...described, ...plain];
  return [all.map(([name]) => name), all.map(([, column]) => column), all.map(([, , target]) => target)];
}
