import type { Client } from "pg";

/**
 * The tables of a database as SQL that people read, by name (`public.leads`): each with its constraints, indexes and triggers;
 * views and types likewise.
 */
export async function schemaTexts(owner: Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; text: string }>(parts.join(" union all "));
  return Object.fromEntries(rows.map(({ name: of, text }) => [of, `${text}\n`]));
}

const ours = `c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace, 'vault'::regnamespace)
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const name = "format('%I.%I', c.relnamespace::regnamespace, c.relname)";

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
  `select ${name} as name, format(E'create type %s as (\\n%s\\n);', ${name}, (select string_agg(
     format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as text from pg_class c where ${ours} and c.relkind = 'c'`,
  `select ${name}, concat_ws(E'\\n', format(E'create table %s (\\n%s\\n);', ${name},
     (select string_agg(l.line, E',\\n' order by l.kind, l.no, l.name collate "C") from (${columns} union all ${constraints}) l)),
     (select string_agg(l.line, E'\\n' order by l.kind, l.name collate "C") from (${indexes} union all ${triggers}) l)) from pg_class c where ${ours} and c.relkind in ('r', 'p')`,
  `select ${name}, format(E'create view %s%s as\\n%s', ${name}, ' with (' || array_to_string(c.reloptions, ', ') || ')', pg_get_viewdef(c.oid))
     from pg_class c where ${ours} and c.relkind = 'v'`,
];
