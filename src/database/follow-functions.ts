import type { Client } from "pg";
import { hashOf, type FunctionFile } from "./function-files.ts";
import { storedFunctions } from "./stored-functions.ts";

type Program = { migrations: { name: string }[]; functions: FunctionFile[]; release: number };

/**
 * Brings the database's functions to those of the program, in one transaction: applies the files whose text changed, lets
 * app.settle do what follows from that or from a new migration, and drops what no file names any longer.
 */
export async function followFunctions(owner: Client, { functions, migrations, release }: Program): Promise<void> {
  const program = `${migrations.at(-1)?.name} ${hashOf(functions)}`;
  const { rowCount: settled } = await owner.query(
    "select from migrations.settled where release = $1 and program = $2",
    [release, program],
  );
  if (settled && !(await setAside(owner))) return;
  await owner.query("begin; set local check_function_bodies = off");
  try {
    const changed = await changedOf(owner, functions);
    const made = await apply(owner, changed);
    const unnamed = (which: string) => dropUnnamed(owner, which, functions, changed, made);
    // What nothing needs goes first, since a call would not know which of two of a name is meant; what policies and triggers
    // needed goes once they were made anew.
    await unnamed(`and not exists (select from pg_depend d
      where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid and d.deptype = 'n')`);
    await owner.query("select app.settle()");
    await unnamed("");
    await owner.query("delete from migrations.settled");
    await owner.query("insert into migrations.settled (release, program) values ($1, $2)", [release, program]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

/** Whether rights of the company are still set aside, since an upgrade ended in between. */
async function setAside(owner: Client): Promise<boolean> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regclass('app.company_rights') is not null as there",
  );
  if (!rows[0]?.there) return false;
  const { rowCount } = await owner.query("select from app.company_rights where not in_force and dropped_at is null");
  return Boolean(rowCount);
}

/** The files of which the text is not what was applied last, which is noted here. */
async function changedOf(owner: Client, files: FunctionFile[]): Promise<FunctionFile[]> {
  const { rows: changed } = await owner.query<{ name: string }>(
    `with files as (select * from unnest($1::text[], $2::text[]) f (name, hash)),
       gone as (delete from migrations.functions where name <> all ($1))
     insert into migrations.functions select f.* from files f left join migrations.functions n using (name) where n.hash is distinct from f.hash
       on conflict (name) do update set hash = excluded.hash returning name`,
    [files.map(({ name }) => name), files.map(({ hash }) => hash)],
  );
  const names = new Set(changed.map(({ name }) => name));
  return files.filter(({ name }) => names.has(name));
}

/** Makes the functions of files and grants what these say, and nothing else. Answers the ids of the functions. */
async function apply(owner: Client, files: FunctionFile[]): Promise<string[]> {
  for (const { name, makes } of files) {
    await owner.query(makes).catch((error: Error) => {
      throw new Error(`sql/functions/${name}.sql failed: ${error.message}`, { cause: error });
    });
  }
  const { rows: made } = await owner.query<{ oid: string; name: string; revoked: string | null }>(
    `select p.oid::text as oid, p.proname as name, 'revoke execute on function ' || p.oid::regprocedure || ' from ' ||
            (select string_agg(g.grantee::regrole::text, ', ') from aclexplode(p.proacl) g where g.grantee <> p.proowner) as revoked
       from pg_proc p where ${own} and p.proname = any ($1) and p.xmin = pg_current_xact_id()::xid`,
    [files.map(({ name }) => name)],
  );
  const names = new Set(made.map(({ name }) => name));
  const empty = files.find(({ name }) => !names.has(name));
  if (empty) throw new Error(`sql/functions/${empty.name}.sql makes no function of that name`);
  await owner.query([...made.map(({ revoked }) => revoked ?? ""), ...files.map(({ grants }) => grants)].join(";\n"));
  return made.map(({ oid }) => oid);
}

async function dropUnnamed(
  owner: Client,
  which: string,
  files: FunctionFile[],
  changed: FunctionFile[],
  made: string[],
): Promise<void> {
  const { rows: dropped } = await owner.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
      where ${own} and p.oid <> all ($4::oid[])
        and p.proname not in (select prefix || e.entity from app.entities e, (values ('references_of_'), ('keys_of_')) g (prefix)
          union all select 'search_of_' || e.entity from app.searchable e
          union all select format(name, c.parent, c.entity, c.via) from app.copied_columns c,
            (values ('copies_to_%2$s'), ('copies_of_%1$s_to_%2$s'), ('copies_of_%1$s_to_%2$s_%3$s')) g (name))
        and (p.proname <> all ($1) or p.proname = any ($2) and p.oid <> all ($3::oid[])) ${which}`,
    [files.map(({ name }) => name), changed.map(({ name }) => name), made, await storedFunctions(owner)],
  );
  // All at once: one may stand in the parsed body of another.
  if (dropped.length) await owner.query(`drop function ${dropped.map(({ signature }) => signature).join(", ")}`);
}

// Extensions put theirs into these schemas, too.
const own = `p.pronamespace in ('app'::regnamespace, 'public'::regnamespace) and p.prokind = 'f'
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;
