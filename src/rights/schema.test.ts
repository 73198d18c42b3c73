import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

const names = async (sql: string) => (await company.owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);
const ours = "n.nspname in ('public', 'app', 'auth', 'vault')";

describe("every table", () => {
  test("has row security on and forced", async () => {
    expect(
      await names(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`),
    ).toEqual([]);
  });

  test("of an entity asks for proven claims, restrictively, of every application role", async () => {
    expect(
      await names(`select entity as name from (select distinct entity from app.scopes) e where not exists (
      select from pg_policy p where p.polrelid = format('public.%I', e.entity)::regclass and not p.polpermissive and p.polcmd = '*'
        and p.polroles = array['tandem_roles'::regrole::oid] and pg_get_expr(p.polqual, p.polrelid) ~ 'app\\.verified\\(\\)')`),
    ).toEqual([]);
    const tables =
      "select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')";
    const governed = await names("select distinct entity::text as name from app.scopes order by 1");
    expect(governed).toEqual(await names(`select relname as name from (${tables}) t order by 1`));
    expect(governed).toEqual(await names("select entity::text as name from app.entities order by 1"));
    expect(governed).toEqual(expect.arrayContaining(Object.keys(register)));
  });

  test("has for each role exactly the verbs of role_permissions, and no policy without a predicate or proven claims", async () => {
    const expected =
      await names(`select distinct entity || ' ' || role || '_' || verb as name from app.role_permissions join app.scopes using (entity, scope)
      where verb in ('read', 'create', 'update', 'delete') order by 1`);
    const found =
      await names(`select polrelid::regclass || ' ' || polname as name from pg_policy p join app.scopes s on format('public.%I', s.entity)::regclass = p.polrelid and s.scope = 'all'
      where polname not in ('owner', 'definer', 'verified') and polname not like 'agents\\_%' order by 1`);
    expect(found).toEqual(expected);
    expect(
      await names(`select p.polrelid::regclass || ' ' || p.polname as name from pg_policy p, unnest(p.polroles) role
      where coalesce(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid), 'true') = 'true'
        and not exists (select from pg_policy v where v.polrelid = p.polrelid and not v.polpermissive and v.polname = 'verified')
        and role not in (current_user::regrole, 'tandem_definer'::regrole, 'tandem_auth'::regrole)`),
    ).toEqual([]);
  });

  test("binds the runs of agents: an entity by its rights, the engine's own but for the keys of repetition against writing", async () => {
    const unbound = (tables: string, policies: string) =>
      names(`select t.name::text || ' ' || p.name as name from (${tables}) t (name), unnest('${policies}'::text[]) p (name) where not exists (
        select from pg_policy where polrelid = t.name::regclass and polname = 'agents_' || p.name and not polpermissive
          and polroles = array[case p.name when 'select' then 'tandem_roles'::regrole::oid else 0 end]) order by 1`);
    const entities = "select format('public.%I', entity) from app.entities";
    expect(await unbound(entities, "{select,insert,update,delete}")).toEqual([]);
    const own = `select oid::regclass::text from pg_class where relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and relkind in ('r', 'p')`;
    expect(await unbound(own, "{insert,update,delete}")).toEqual(
      ["delete", "insert", "update"].map((command) => `app.idempotency ${command}`),
    );
    expect(await unbound("select 'app.log'", "{select}")).toEqual([]);
  });

  test("has an index behind each foreign key and each scope column", async () => {
    expect(
      await names(`select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and ${ours} and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`),
    ).toEqual([]);
  });

  test("lets nobody but the definers and the owner truncate, reference or delete", async () => {
    expect(
      await names(`select table_schema || '.' || table_name || ' ' || grantee || ' ' || privilege_type as name from information_schema.table_privileges
      where table_schema in ('public', 'app', 'auth', 'vault') and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER', 'DELETE')
        and grantee not in (current_user, 'tandem_definer') order by 1`),
    ).toEqual(
      [
        "app.frontend_errors tandem_system DELETE",
        "app.idempotency tandem_system DELETE",
        ...["account", "challenge", "rateLimit", "second_factor", "session", "sso_attempt", "user", "verification"].map(
          (table) => `auth.${table} tandem_auth DELETE`,
        ),
      ].sort(),
    );
  });
});
