import type { Client } from "pg";

/** The tables of a database with their constraints, indexes and triggers, its views and types, as SQL that people read. */
export async function schemaText(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(
    `select text from (${parts.join(" union all ")}) p order by place, kind, name collate "C"`,
  );
  return [heading, ...rows.map(({ text }) => text)].join("\n\n") + "\n";
}

const heading = `-- The tables as the migrations have made them, to be read: written by bin/schema, held by src/database/schema-text.test.ts.
-- Functions stand in sql/functions; policies and grants of entities follow from app.role_permissions and app.scopes (app.govern);
-- how large a text, a list or a document may be stands once for all, in app.bound_values.`;

const ours = `c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace, 'vault'::regnamespace)
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const name = "format('%I.%I', c.relnamespace::regnamespace, c.relname)";
const place = "array_position('{public,app,auth,vault}', c.relnamespace::regnamespace::text) as place";

const column = `format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)) || case when a.attnotnull then ' not null' else '' end
  || case when a.attidentity <> '' then ' generated always as identity' when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(f.adbin, f.adrelid))
    when f.oid is not null then ' default ' || pg_get_expr(f.adbin, f.adrelid) else '' end`;
const columns = `select ${column} as line, 1 as kind, a.attnum::int as no, '' as name from pg_attribute a left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;
// (That a column is not null is said there; from 18 on it is a constraint, too.)
const constraints = `select format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), 2, 0, k.conname::text from pg_constraint k
  where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x') and k.conname !~ '_size$'`;
const indexes = `select pg_get_indexdef(i.indexrelid) || ';' as line, 1 as kind, i.indexrelid::regclass::text as name from pg_index i
  where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`;
const triggers = `select pg_get_triggerdef(t.oid) || ';', 2, t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal`;

const parts = [
  `select ${place}, 1 as kind, c.relname::text as name, format(E'create type %s as (\\n%s\\n);', ${name}, (select string_agg(
     format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as text from pg_class c where ${ours} and c.relkind = 'c'`,
  `select ${place}, 2, c.relname::text, concat_ws(E'\\n', format(E'create table %s (\\n%s\\n);', ${name},
     (select string_agg(l.line, E',\\n' order by l.kind, l.no, l.name collate "C") from (${columns} union all ${constraints}) l)),
     (select string_agg(l.line, E'\\n' order by l.kind, l.name collate "C") from (${indexes} union all ${triggers}) l)) from pg_class c where ${ours} and c.relkind in ('r', 'p')`,
  `select ${place}, 3, c.relname::text, format(E'create view %s%s as\\n%s', ${name}, ' with (' || array_to_string(c.reloptions, ', ') || ')', pg_get_viewdef(c.oid))
     from pg_class c where ${ours} and c.relkind = 'v'`,
];
