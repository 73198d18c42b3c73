import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StartError } from "../config.ts";
import { catalogue } from "../testing/catalogue.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { prerequisites, readFunctions } from "./function-files.ts";
import { migrate, readMigrations, readProgram } from "./migrate.ts";
import { storedFunctions } from "./stored-functions.ts";

// Functions are files: a database follows what is changed, renamed and removed in a folder of them.
const folder = mkdtempSync("/tmp/tandem-functions-");
let company: TestCompany;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("marketing");
  cpSync(resolve("sql/functions"), folder, { recursive: true });
});
afterAll(async () => {
  await company.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, `${name}.sql`);
const write = (name: string, sql: string) => writeFileSync(file(name), sql);
const change = (name: string, from: string, to: string) => {
  const before = readFileSync(file(name), "utf8");
  expect(before).toContain(from);
  write(name, before.replaceAll(from, to));
};
const follow = (release = readProgram().release) =>
  migrate(company.owner, { ...readProgram(), functions: readFunctions(folder), release });
const names = async (sql: string) => (await company.owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);
const asked = async (person: TestPerson, text: string) =>
  (await company.database.flush(person.actor, [{ text, values: [] }]))[0];
const greeting = (name: string, body: string, arguments_ = "") =>
  `create or replace function app.${name}(${arguments_}) returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select ${body} $$;`;

describe("a database follows the files", () => {
  test("of a folder as it is: nothing changes", async () => {
    const before = await catalogue(company.owner);
    await follow();
    expect(await catalogue(company.owner)).toEqual(before);
  });

  test("one more, with who may call it; changed; granted to others; renamed; removed", async () => {
    write(
      "greeting",
      `${greeting("greeting", "'Bonjour'")}\ngrant execute on function app.greeting() to tandem_roles;\n`,
    );
    await follow();
    expect(await asked(claire, "select app.greeting()")).toEqual([["Bonjour"]]);
    expect(await names("select proowner::regrole::text as name from pg_proc where proname = 'greeting'")).toEqual([
      "tandem_definer",
    ]);

    change("greeting", "Bonjour", "Bonsoir");
    change("greeting", "tandem_roles", "tandem_marketing");
    await follow();
    expect(await asked(amir, "select app.greeting()")).toEqual([["Bonsoir"]]);
    await expect(asked(claire, "select app.greeting()")).rejects.toThrow("permission denied for function greeting");

    change("greeting", "app.greeting", "app.salutation");
    renameSync(file("greeting"), file("salutation"));
    await follow();
    expect(await asked(amir, "select app.salutation()")).toEqual([["Bonsoir"]]);
    expect(await names("select proname as name from pg_proc where proname in ('greeting', 'salutation')")).toEqual([
      "salutation",
    ]);

    write("salutation", greeting("salutation", "p_name", "p_name text"));
    await follow();
    expect(await names("select oid::regprocedure::text as name from pg_proc where proname = 'salutation'")).toEqual([
      "app.salutation(text)",
    ]);
    rmSync(file("salutation"));
    await follow();
    expect(await names("select proname as name from pg_proc where proname = 'salutation'")).toEqual([]);
  });

  test("in the order that they name, and all or none", async () => {
    const parsed = (name: string, body: string) =>
      `create or replace function app.${name}() returns int language sql stable return ${body};`;
    write("a_first", `-- after: z_last\n${parsed("a_first", "app.z_last() + 1")}`);
    write("z_last", parsed("z_last", "41"));
    await follow();
    expect(await names("select app.a_first() as name")).toEqual([42]);

    const before = await catalogue(company.owner);
    change("z_last", "41", "1");
    write("broken", "create or replace function app.broken() returns int language sql stable return app.nobody();");
    await expect(follow()).rejects.toThrow("sql/functions/broken.sql failed: function app.nobody() does not exist");
    write("broken", parsed("another", "1"));
    await expect(follow()).rejects.toThrow("sql/functions/broken.sql makes no function of that name");
    expect(await catalogue(company.owner)).toEqual(before);
    for (const name of ["a_first", "z_last", "broken"]) rmSync(file(name));
    await follow();
  });

  test("a change of what writes policies reaches every table, with no migration that calls it", async () => {
    const policies = () =>
      names("select polrelid::regclass::text as name from pg_policy where polname = 'proven' order by 1");
    change("govern", "create policy verified", "create policy proven");
    await follow();
    expect(await policies()).toEqual(await names("select format('%I', entity) as name from app.entities order by 1"));
    expect((await policies()).length).toBeGreaterThan(10);
    change("govern", "create policy proven", "create policy verified");
    await follow();
    expect(await policies()).toEqual([]);
    // (Each settles every table anew, which took 25 seconds of the usual 30 beside others.)
  }, 120_000);

  test("and not those of a newer program, though the migrations are the same", async () => {
    await follow(readProgram().release + 1);
    const older = follow();
    await expect(older).rejects.toThrow(StartError);
    await expect(older).rejects.toThrow(
      /^The database has the functions of a newer Tandem \(release \d+ of them, this program has \d+\): start that version/,
    );
    await company.owner.query("update migrations.settled set release = release - 1");
    await follow();
  });
});

test("a company's own rights that an upgrade left aside are put in force by the next start, though nothing else is new", async () => {
  await company.owner.query(`insert into app.company_rights (role, entity, verb, made, shipped, in_force)
    select role, entity, verb, '[{"scope": "person", "columns": null}]', jsonb_agg(jsonb_build_object('scope', scope, 'columns', columns) order by scope), false
      from app.role_permissions where (role, entity, verb) = ('sales', 'targets', 'read') group by 1, 2, 3`);
  await follow();
  expect(await names("select unnest(app.scopes_now('sales', 'targets', 'read')) as name")).toEqual(["person"]);
});

test("an entity declares itself by inserts, one without a state is searched too", async () => {
  const columns = `id uuid primary key default app.new_id(), created_at timestamptz not null default now(), created_by uuid, updated_at timestamptz
    not null default now(), updated_by uuid, version int not null default 1, deleted_at timestamptz, deleted_by uuid, owner_id uuid, name text not null`;
  const migration = {
    name: "9999_planted.sql",
    hash: "planted",
    sql: `create table public.planted (${columns});
      insert into app.entities (entity) values ('planted');
      insert into app.role_permissions (role, entity, verb, scope) values ('sales', 'planted', 'read', 'own'), ('sales', 'planted', 'create', 'own');
      insert into app.searchable (entity, entity_type) values ('planted', 'other');
      create table app.planted_secrets (id int primary key);`,
  };
  const program = readProgram();
  await migrate(company.owner, { ...program, migrations: [...program.migrations, migration] });
  await asked(claire, "insert into public.planted (name) values ('Une graine')");
  expect(await asked(claire, "select name, owner_id::text from public.planted")).toEqual([["Une graine", claire.id]]);
  expect(await asked(claire, "select entity_name from public.search_global('graine')")).toEqual([["Une graine"]]);
  expect(await asked(amir, "select entity_name from public.search_global('graine')")).toEqual([]);
  await expect(asked(amir, "select name from public.planted")).rejects.toThrow("permission denied for table planted");
  await expect(asked(claire, "select * from app.planted_secrets")).rejects.toThrow(
    "permission denied for table planted_secrets",
  );
  await expect(asked(claire, `insert into public.planted (name) values (repeat('x', 2001))`)).rejects.toThrow(
    "planted_name_size",
  );
});

describe("each file", () => {
  test("makes no function on which stored values depend: those stay in migrations, and a changed one is a new name", async () => {
    const { rows } = await company.owner.query<{ name: string }>(
      "select distinct proname::text as name from pg_proc where oid = any ($1::oid[]) order by 1",
      [await storedFunctions(company.owner)],
    );
    const stored = rows.map(({ name }) => name);
    expect(stored).toEqual(expect.arrayContaining(["fold", "is_locale", "is_zone", "words"]));
    expect(readFunctions().filter(({ name }) => stored.includes(name))).toEqual([]);
  });

  test("is made and called by no migration since there are files: it has no text yet when that runs, or another", () => {
    const files = readFunctions().map(({ name }) => name);
    const since = readMigrations().filter(({ name }) => name >= "0046");
    expect(since.length).toBeGreaterThan(0);
    for (const { name, sql } of since) {
      const bare = sql.replaceAll(/--.*$/gm, "").replaceAll(/default app\.\w+\(\)/gi, "");
      const called = [...bare.matchAll(/\b(?:app|public)\.(\w+)\s*\(/g)].map(([, called_name]) => called_name ?? "");
      expect(
        called.filter((each) => files.includes(each)),
        name,
      ).toEqual([]);
    }
  });

  test("names what its parsed body calls", async () => {
    const { rows } = await company.owner.query<{ name: string; called: string }>(
      `select distinct p.proname as name, f.proname as called from pg_depend d join pg_proc p on d.classid = 'pg_proc'::regclass and p.oid = d.objid
         join pg_proc f on d.refclassid = 'pg_proc'::regclass and f.oid = d.refobjid where p.pronamespace = 'app'::regnamespace order by 1, 2`,
    );
    const texts = new Map(readFunctions().map(({ name, makes }) => [name, makes]));
    const unnamed = rows.filter(
      ({ name, called }) => texts.has(called) && !prerequisites(texts.get(name) ?? "").includes(called),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(unnamed).toEqual([]);
  });

  test("has the name of what it makes, and nothing but that and who may call it", () => {
    for (const { name, makes, grants } of readFunctions()) {
      const made = [...makes.matchAll(/^create or replace function (?:app|public)\.(\w+)\(/gm)].map(
        ([, made_name]) => made_name,
      );
      expect(new Set(made)).toEqual(new Set([name]));
      expect(
        grants.replaceAll(/^grant execute on function (?:app|public)\.(\w+)\([^;]*;$/gm, "$1").trim(),
        name,
      ).toMatch(new RegExp(`^(${name}\\s*)*$`));
    }
  });
});
