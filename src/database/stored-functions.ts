import type { Client } from "pg";

/** A function by the schemas that the program's own are in, and what it says. */
type Known = { oid: string; name: string; text: string };

/**
 * The ids of functions on which stored values depend, by a generated column, an index or a check, and of those that they
 * call. PostgreSQL would replace them without a word and keep the values of the old text: they stay in migrations, and a
 * changed one is a new name and a migration. (Followed here and not by one recursive statement: an upgrade stood in that for
 * minutes where the statistics of the catalogue were old, since each text was then held against each name.)
 */
export async function storedFunctions(owner: Client): Promise<string[]> {
  const { rows: known } = await owner.query<Known>(
    `select oid::text, pronamespace::regnamespace || '.' || proname as name, prosrc as text from pg_proc
      where pronamespace in ('app'::regnamespace, 'public'::regnamespace)`,
  );
  const { rows: calls } = await owner.query<{ from: string; to: string }>(
    `select objid::text as from, refobjid::text as to from pg_depend where classid = 'pg_proc'::regclass and refclassid = 'pg_proc'::regclass`,
  );
  const { rows: roots } = await owner.query<{ oid: string }>(
    `select distinct d.refobjid::text as oid from pg_depend d where d.refclassid = 'pg_proc'::regclass
        and (d.classid in ('pg_constraint'::regclass, 'pg_class'::regclass) or d.classid = 'pg_attrdef'::regclass
          and d.objid in (select f.oid from pg_attrdef f join pg_attribute a on a.attrelid = f.adrelid and a.attnum = f.adnum where a.attgenerated <> ''))`,
  );
  const text = new Map(known.map((each) => [each.oid, each.text]));
  const named = Map.groupBy(known, ({ name }) => name);
  const called = Map.groupBy(calls, ({ from }) => from);
  const stored = new Set(roots.map(({ oid }) => oid));
  // (A set tells what is added while it is gone through.)
  for (const oid of stored) {
    for (const { to } of called.get(oid) ?? []) if (text.has(to)) stored.add(to);
    for (const [, name = ""] of text.get(oid)?.matchAll(/\b((?:app|public)\.\w+)\(/g) ?? [])
      for (const each of named.get(name) ?? []) stored.add(each.oid);
  }
  return [...stored];
}
