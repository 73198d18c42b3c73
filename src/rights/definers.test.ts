import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { common_columns, plantWorks } from "../testing/works.ts";
import { targetsOf } from "./definer-targets.ts";
import { definerTries } from "./definer-tries.ts";
import { definers } from "./definers.ts";
import { declared_definers, inner_definers } from "./inner-definers.ts";

let company: TestCompany;
let amir: TestPerson;
let others: TestPerson[];
let tries: Record<string, string[]>;

beforeAll(async () => {
  company = await testCompany();
  amir = await company.person("sales", { team_id: await company.team("South") });
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  others = [
    await company.person("sales", { team_id: await company.team("North") }),
    await company.person("client", { account_id }),
  ];
  const theirs = await targetsOf(company, amir, await company.person("admin"));
  const present = { text: "select app.beat('a-tab-of-amir', 1, true, '/leads', $1)", values: [theirs.lead] };
  await company.database.flush(amir.actor, [present]);
  tries = definerTries(theirs);
});
afterAll(() => company.close());

/** Those that the catalogue has, by who may execute them. */
async function found(): Promise<{ nobody: string[]; executable: Record<string, string[]> }> {
  const { rows } = await company.owner.query<{ signature: string; who: string | null }>(
    `select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature,
            (select string_agg(g.grantee::regrole::text, ', ' order by g.grantee::regrole::text)
               from aclexplode(p.proacl) g where g.grantee not in (p.proowner, current_user::regrole)) as who
       from pg_proc p where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  );
  const by: Record<string, string[]> = {};
  for (const { signature, who } of rows) (by[who ?? "nobody"] ??= []).push(signature);
  const { nobody = [], ...executable } = by;
  return { nobody, executable };
}

/** Those within that neither the table nor a declaration names, and those named that there are not. */
async function unlisted(): Promise<string[]> {
  const declared: string[] = [];
  for (const text of Object.values(declared_definers))
    declared.push(...(await company.owner.query<{ name: string }>(text)).rows.map(({ name }) => `${name}()`));
  const { nobody } = await found();
  const there = nobody.map((signature) => (inner_definers.includes(nameOf(signature)) ? nameOf(signature) : signature));
  const named = [...inner_definers, ...declared];
  return [
    ...there.filter((each) => !named.includes(each)).toSorted(),
    ...named.filter((each) => !there.includes(each)).map((each) => `no ${each}`),
  ];
}

const nameOf = (signature: string) => signature.slice(0, signature.indexOf("("));

describe("the table of definers", () => {
  test("names each that the catalogue has, who may execute it, and no other", async () => {
    const { executable } = await found();
    const sorted = (map: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(map).map(([who, names]) => [who, names.toSorted()]));
    const written = Object.entries(definers).map(([who, each]) => [who, Object.keys(each)] as const);
    expect(sorted(executable)).toEqual(sorted(Object.fromEntries(written.map(([who, names]) => [who, [...names]]))));
    expect(await unlisted()).toEqual([]);
    expect(new Set(inner_definers).size).toBe(inner_definers.length);
  });

  test("knows those that follow from a declaration, and misses one that looks like them", async () => {
    await company.owner.query("begin");
    await plantWorks(company.owner);
    await company.owner.query(`insert into app.entities (entity) values ('test_parts');
      ${common_columns("test_parts")}, name text not null, work_id uuid not null references public.test_works (id), owner_id uuid);
      insert into app.copied_columns values ('test_parts', 'test_works', 'work_id', 'owner_id', 'owner_id');
      select app.settle()`);
    const names = (await found()).nobody.map(nameOf);
    expect(names).toEqual(expect.arrayContaining(["search_of_test_works", "copies_of_test_works_to_test_parts"]));
    expect(await unlisted()).toEqual([]);
    await company.owner
      .query(`create function app.search_of_test_parts() returns trigger language plpgsql security definer
      set search_path = pg_catalog, pg_temp as 'begin return null; end'; revoke execute on function app.search_of_test_parts() from public;
      create function app.copies_to_test_parts(p_id uuid) returns uuid language sql security definer
      set search_path = pg_catalog, pg_temp as 'select p_id'; revoke execute on function app.copies_to_test_parts(uuid) from public;
      drop function app.search_of_test_works() cascade`);
    expect(await unlisted()).toEqual([
      "copies_to_test_parts(p_id uuid)",
      "search_of_test_parts()",
      "no search_of_test_works()",
    ]);
    await company.owner.query("rollback");
  });

  test("has tries for each that people execute whose arguments choose more than what is one's own", () => {
    const people = Object.entries(definers["tandem_roles"] ?? {});
    const choosing = people.filter(
      ([signature, judged]) => !signature.endsWith("()") && !judged.startsWith("of oneself"),
    );
    const untried = choosing.map(([signature]) => nameOf(signature)).filter((name) => !tries[name]?.length);
    expect(untried).toEqual([]);
    const names = people.map(([signature]) => nameOf(signature));
    expect(Object.keys(tries).filter((name) => !names.includes(name))).toEqual([]);
  });
});

const refusal =
  /permission denied|PERMISSION_DENIED|INSUFFICIENT_PRIVILEGES|RESOURCE_NOT_FOUND|RESOURCE_CONFLICT|CONSENT|(relation|column) .* does not exist/;
const nothing = [null, "", "{}", "[]", "0", "f"];

async function outcome(person: TestPerson, call: string): Promise<string> {
  try {
    const [rows = []] = await company.database.flush(person.actor, [{ text: `select ${call}`, values: [] }]);
    return rows.flat().every((cell) => nothing.includes(cell)) ? "nothing" : JSON.stringify(rows);
  } catch (error) {
    const message = (error as Error).message;
    return refusal.test(message) ? "refused" : message;
  }
}

const kept =
  `auth.session auth.challenge auth.passkey auth.account auth."user" auth.second_factor app.api_keys app.calendar_feeds app.push_devices app.runs
  app.invitations app.role_proposals app.right_changes app.role_permissions app.outgoing_mail app.notification_mutes app.password_resets public.agent_tasks public.imports public.leads
  public.people public.user_roles`.split(/\s+/);
async function everything(): Promise<Record<string, string | null>> {
  const state: Record<string, string | null> = {};
  for (const table of kept) {
    const { rows } = await company.owner.query<{ state: string | null }>(
      `select string_agg(t::text, E'\\n' order by t::text) as state from ${table} t`,
    );
    state[table] = rows[0]?.state ?? null;
  }
  return state;
}

describe("tried by two people of other roles", () => {
  test("each is refused or finds nothing, whatever it is told to choose, and nothing changes", async () => {
    const before = await everything();
    for (const [name, calls] of Object.entries(tries)) {
      for (const call of calls) {
        for (const person of others)
          expect(["refused", "nothing"], `${person.role}: ${call}`).toContain(await outcome(person, call));
      }
      expect(await everything(), name).toEqual(before);
    }
  });
});

describe("those of the server and of auditors", () => {
  test("ask for the role that was proven, since the login may take any: a person who takes it gets nothing", async () => {
    const { rows } = await company.owner.query<{ call: string; role: string }>(
      `select 'app.' || p.proname || '(' || coalesce((select string_agg('null::' || format_type(t, null), ', ' order by n)
                from unnest(p.proargtypes) with ordinality a (t, n)), '') || ')' as call, g.grantee::regrole::text as role
         from pg_proc p, aclexplode(p.proacl) g
        where p.prosecdef and g.grantee::regrole::text in ('tandem_system', 'tandem_admin', 'tandem_auditor') order by 1`,
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const person of others) {
      for (const { call, role } of rows) {
        const taken = [`select set_config('role', '${role}', true)`, `select ${call}`].map((text) => ({
          text,
          values: [],
        }));
        const answer = await company.database.flush(person.actor, taken).then(
          () => "done",
          (error: Error) => (refusal.test(error.message) ? "refused" : error.message),
        );
        expect(answer, `${role}: ${call}`).toBe("refused");
      }
    }
  });
});

describe("handing over", () => {
  test("takes assign and claim only, and claims for oneself only, even by whoever has every right", async () => {
    const admin = await company.person("admin");
    const [claire] = others as [TestPerson];
    const lead = await company.row("public.leads", { name: "Unowned" });
    const hand = (by: TestPerson, to: TestPerson, verb: string) =>
      outcome(by, `app.hand_over('leads', '${lead}', '${to.id}', '${verb}')`);
    for (const verb of ["read", "update", "create", "delete", "export", "import"])
      for (const by of [admin, claire, await company.person("support")])
        expect(await hand(by, by, verb), verb).toBe("refused");
    expect(await hand(claire, amir, "claim")).toBe("refused");
    expect(await hand(claire, claire, "claim")).toBe("nothing");
    const { rows } = await company.owner.query("select owner_id from public.leads where id = $1", [lead]);
    expect(rows).toEqual([{ owner_id: claire.id }]);
    expect(await hand(admin, amir, "assign")).toBe("nothing");
  });

  test("tells nobody of a row that they do not see", async () => {
    const hidden = await company.row("public.leads", { name: "Hidden", owner_id: amir.id });
    const [claire] = others as [TestPerson];
    const answers = [];
    for (const id of [hidden, amir.id])
      for (const verb of ["assign", "claim"]) {
        const text = `select app.hand_over('leads', '${id}', app.user_id(), '${verb}')`;
        answers.push(
          await company.database.flush(claire.actor, [{ text, values: [] }]).catch((error: Error) => error.message),
        );
      }
    expect(new Set(answers)).toEqual(new Set(["RESOURCE_NOT_FOUND"]));
  });
});
