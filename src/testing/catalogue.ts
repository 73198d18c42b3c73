import type { Client } from "pg";

const own = "('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace, 'vault'::regnamespace)";
const of_extension = (catalog: string, oid: string) =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** All that makes a database behave as it does, a line for each thing: two are alike where these are equal. */
export async function catalogue(owner: Client): Promise<string[]> {
  const lines: string[] = [];
  for (const sql of parts) {
    const { rows } = await owner.query<{ line: string }>({ text: sql });
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.toSorted();
}

const parts = [
  `select format('column %s %s %s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid), attacl) as line
   from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where c.relnamespace in ${own} and c.relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`,
  `select format('relation %s %s %s %s %s %s', oid::regclass, relkind, pg_get_userbyid(relowner), relrowsecurity, relforcerowsecurity, relacl) as line
   from pg_class where relnamespace in ${own} and relkind in ('r', 'p', 'v', 'S') and not ${of_extension("pg_class", "pg_class.oid")}`,
  `select format('function %s %s %s %s', oid::regprocedure, pg_get_userbyid(proowner), proacl, pg_get_functiondef(oid)) as line
   from pg_proc where pronamespace in ${own} and prokind in ('f', 'p') and not ${of_extension("pg_proc", "pg_proc.oid")}`,
  `select format('policy %s %s %s %s %s %s %s', polrelid::regclass, polname, polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as line from pg_policy`,
  `select format('constraint %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as line from pg_constraint where connamespace in ${own}`,
  `select 'index ' || pg_get_indexdef(indexrelid) as line from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace in ${own}`,
  `select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid)) as line from pg_trigger where not tgisinternal`,
  `select format('view %s %s', oid::regclass, pg_get_viewdef(oid)) as line from pg_class where relnamespace in ${own} and relkind = 'v' and not ${of_extension("pg_class", "pg_class.oid")}`,
  `select format('type %s %s %s', t.oid::regtype, typtype, (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid)) as line
   from pg_type t where typnamespace in ${own} and typtype in ('e', 'd') and not ${of_extension("pg_type", "t.oid")}`,
  `select format('schema %s %s', nspname, nspacl) as line from pg_namespace where oid in ${own}`,
  `select 'right ' || r::text as line from app.role_permissions r`,
  `select 'scope ' || s::text as line from app.scopes s`,
  `select 'noticed ' || n::text as line from app.noticed n`,
];
