import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let amir: TestPerson;
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north, name: "Claire" });
  amir = await company.person("sales", { team_id: south, name: "Amir" });
  for (const [name, owner_id] of [
    ["Of Claire", claire.id],
    ["Of Amir", amir.id],
    ["Also of Amir", amir.id],
    ["Of nobody", null],
  ] as const)
    await company.row("public.leads", { name, owner_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Right = { role: string; entity: string; verb: string };
const reading: Right = { role: "sales", entity: "leads", verb: "read" };
const shipped = ["own", "team", "unowned"];
// Nothing belongs to targets, so that changing their rights is quick.
const targets: Right = { role: "sales", entity: "targets", verb: "read" };
const of_targets = ["person", "team"];
type Tried = { people: { name: string; before: number; after: number; gains: number; loses: number }[]; of: number };

const change = (by: TestPerson, right: Right, before: string[], scopes: string[], reason = "A smaller team") =>
  server.call<{ data: { outcome: string } }>(by, "POST", "/api/rights/change", { ...right, before, scopes, reason });
const tryIt = async (right: Right, scopes: string[], by = admin) =>
  server.call<{ data: Tried }>(
    by,
    "GET",
    `/api/rights/try?${new URLSearchParams({ ...right, scopes: scopes.join() })}`,
  );
const outcomeOf = async (asked: ReturnType<typeof change>) => {
  const { status, body } = await asked;
  return status === 200 ? body.data.outcome : `${status} ${body.message}`;
};
type Change = { id: string; state: string; may_agree: boolean; may_take_back: boolean; after: string[] };
const history = async (by = admin) =>
  (
    await server.call<{ data: { changes: Change[]; own: { moved_at: string | null; made: string[] }[] } }>(
      by,
      "GET",
      "/api/rights/changes",
    )
  ).body.data;
const decide = (by: TestPerson, act: string, change_id = "") =>
  server.call<{ data: { outcome: string } }>(by, "POST", `/api/rights/${act}`, { change_id });
const leads = async (person: TestPerson) =>
  (await server.call<{ data: { name: string }[] }>(person, "GET", "/api/leads")).body.data.length;
const seen = async (person: TestPerson) =>
  Number(
    (
      await company.database.flush(person.actor, [
        { text: "select count(*)::text from public.leads where deleted_at is null", values: [] },
      ])
    )[0]?.[0]?.[0],
  );
const now = async ({ role, entity, verb }: Right) =>
  (await company.owner.query<{ s: string[] }>("select app.scopes_now($1, $2, $3) as s", [role, entity, verb])).rows[0]
    ?.s;
const differences = async () =>
  (
    await company.owner.query(`select entity, role, verb, differs from app.right_cells(null, null) where differs <> '{}'
      union all select entity, policy, what, null from app.strange_policies(null)`)
  ).rows;
const unsettled = async () =>
  (
    await company.owner.query(
      "select entity from app.settled where part = 'govern' and made_from is distinct from app.governed_from(entity)",
    )
  ).rows;

/** As the product ships it. */
beforeEach(async () => {
  const { owner } = company;
  const { rows } = await owner.query<{ role: string }>("select role from app.company_rights");
  await owner.query("delete from app.right_changes");
  await owner.query("select app.set_company_rights_aside()");
  await owner.query("delete from app.company_rights");
  for (const role of new Set(rows.map((each) => each.role)))
    await owner.query("select app.remake_policies($1)", [role]);
  await owner.query("delete from public.user_roles where role = 'admin' and user_id <> $1", [admin.id]);
});

test("what is tried is what row security says once it is made, for each person, and nothing is changed by trying", async () => {
  const before = [await seen(claire), await seen(amir)];
  const { body } = await tryIt(reading, ["own"]);
  expect(body.data).toMatchObject({
    of: 2,
    late: false,
    needs_second: false,
    people: [
      { name: "Amir", before: 3, after: 2, gains: 0, loses: 1, more: false },
      { name: "Claire", before: 2, after: 1, gains: 0, loses: 1 },
    ],
  });
  expect([await seen(claire), await seen(amir)]).toEqual(before);
  expect(await outcomeOf(change(admin, reading, shipped, ["own"]))).toBe("made");
  expect([await seen(amir), await seen(claire)]).toEqual(body.data.people.map(({ after }) => after));
  const all = await tryIt(reading, ["all"]);
  expect(await outcomeOf(change(admin, reading, ["own"], ["all"]))).toBe("made");
  expect([await seen(amir), await seen(claire)]).toEqual(all.body.data.people.map(({ after }) => after));
});

test("the page, the declared rights and the live policies say the same after each change, and nothing is left to settle", async () => {
  const rights: [Right, string[]][] = [
    [reading, ["all"]],
    [{ ...reading, verb: "delete" }, []],
    [{ role: "client", entity: "tickets", verb: "create" }, []],
  ];
  for (const [right, scopes] of rights) {
    const { scopes: before } = (
      await server.call<{ data: { scopes: string[] } }>(
        admin,
        "GET",
        `/api/rights/choices?${new URLSearchParams(right)}`,
      )
    ).body.data;
    expect(await outcomeOf(change(admin, right, before, scopes)), JSON.stringify(right)).toBe("made");
    expect(await differences(), JSON.stringify(right)).toEqual([]);
    expect(await unsettled()).toEqual([]);
  }
  const { rows } = await company.owner.query(
    "select scope from app.role_permissions where role = 'sales' and entity = 'comments' and verb = 'read' and scope like 'leads%'",
  );
  expect(rows).toEqual([{ scope: "leads_all" }]);
}, 60_000);

test("the API lists and streams by the new right within seconds", async () => {
  expect(await leads(claire)).toBe(2);
  const stream = await server.listen(claire);
  expect(await outcomeOf(change(admin, reading, shipped, ["own"]))).toBe("made");
  await stream.ended;
  expect(await leads(claire)).toBe(1);
  await decide(admin, "take-back", (await history()).changes[0]?.id);
  await expect.poll(() => leads(claire), { timeout: 6000, interval: 300 }).toBe(2);
});

test("what widens waits for a second administrator, who agrees to what stands then", async () => {
  const boss = await company.person("admin");
  expect(await outcomeOf(change(admin, targets, of_targets, ["all"]))).toBe("proposed");
  expect(await differences()).toEqual([]);
  const [waits] = (await history()).changes;
  expect((await decide(admin, "agree", waits?.id)).body.message).toBe("Another administrator has to agree.");
  expect(await outcomeOf(change(boss, targets, of_targets, ["all"]))).toMatch(/waits already/);
  expect((await decide(boss, "agree", waits?.id)).status).toBe(200);
  expect(await now(targets)).toEqual(["all"]);
  expect((await decide(boss, "agree", waits?.id)).status).toBe(409);
  // What narrows is made at once, and whoever made it takes it back alone, but nobody else does.
  expect(await outcomeOf(change(boss, targets, ["all"], ["person"]))).toBe("made");
  const narrowed = (await history()).changes.find(({ after }) => String(after) === "person");
  expect(await outcomeOf(decide(admin, "take-back", narrowed?.id))).toBe("proposed");
  const [back] = (await history(boss)).changes;
  expect((await decide(boss, "decline", back?.id)).status).toBe(200);
  expect(await outcomeOf(decide(boss, "take-back", narrowed?.id))).toBe("made");
  expect(await now(targets)).toEqual(["all"]);
});

test("a proposal holds no narrowing up, and does not outlive a change beneath it, nor whoever proposed it", async () => {
  const [boss, third] = [await company.person("admin"), await company.person("admin")];
  await change(admin, targets, of_targets, ["all"]);
  const [waits] = (await history()).changes;
  expect(await outcomeOf(change(boss, targets, of_targets, ["person"]))).toBe("made");
  expect((await decide(boss, "agree", waits?.id)).body.message).toMatch(/was changed since/);
  expect((await decide(admin, "decline", waits?.id)).status).toBe(200);
  await change(third, targets, ["person"], ["all"]);
  await company.row("public.user_roles", { user_id: third.id, role: "sales" });
  expect((await decide(boss, "agree", (await history()).changes[0]?.id)).body.message).toMatch(/no administrator/);
  await company.owner.query("delete from public.user_roles where user_id = $1 and role = 'sales'", [third.id]);
});

test("two changes at once: one is made, the other is told that it moved", async () => {
  const outcomes = await Promise.all([
    outcomeOf(change(admin, targets, of_targets, ["person"])),
    outcomeOf(change(admin, targets, of_targets, ["team"])),
  ]);
  expect(outcomes.toSorted()).toEqual([
    "409 This right was changed in the meantime. Look at what it is now, and try again.",
    "made",
  ]);
});

test("a change is taken back where nothing has moved since, to what the product ships, with its columns", async () => {
  const right = { role: "client", entity: "contacts", verb: "update" };
  const columns = async () =>
    (await company.owner.query("select * from app.granted_columns('contacts', 'client', 'update')")).rows;
  const [was, scopes] = [
    await columns(),
    (await company.owner.query<{ s: string[] }>("select app.scopes_now('client', 'contacts', 'update') as s")).rows[0]
      ?.s ?? [],
  ];
  expect(await outcomeOf(change(admin, right, scopes, []))).toBe("made");
  expect(await outcomeOf(change(admin, targets, of_targets, ["person"]))).toBe("made");
  expect(await outcomeOf(change(admin, targets, ["person"], ["team"]))).toBe("made");
  const { changes } = await history();
  const of = (after: string[]) => changes.find((each) => String(each.after) === String(after));
  expect([of(["person"])?.may_take_back, of(["team"])?.may_take_back, of([])?.may_take_back]).toEqual([
    false,
    true,
    true,
  ]);
  expect((await decide(admin, "take-back", of(["person"])?.id)).body.message).toMatch(/was changed since/);
  for (const after of [["team"], []]) expect((await decide(admin, "take-back", of(after)?.id)).status).toBe(200);
  expect(await columns()).toEqual(was);
  expect((await history()).own.map(({ made }) => made)).toEqual([["person"]]);
  expect(await differences()).toEqual([]);
});

test("a change waits for no table that somebody holds: it says so, and changes nothing", async () => {
  await company.owner.query("begin; lock table public.leads in access share mode");
  const { status, body } = await change(admin, reading, shipped, ["own"]);
  await company.owner.query("rollback");
  expect([status, body.code]).toEqual([423, "RESOURCE_LOCKED"]);
  expect((await history()).changes).toEqual([]);
  expect(await differences()).toEqual([]);
});

test("a company's own rights outlive a release, which tells where it changed the same", async () => {
  const milestones: Right = { role: "support", entity: "milestones", verb: "read" };
  expect(await outcomeOf(change(admin, targets, of_targets, ["person"]))).toBe("made");
  expect(await outcomeOf(change(admin, milestones, ["all"], ["own"]))).toBe("made");
  const { owner } = company;
  const aside = "select app.set_company_rights_aside()";
  const release = async (text: string) => {
    for (const each of [aside, text, "select app.settle()"]) await owner.query(each);
  };
  await release("select 1");
  expect([await now(targets), await now(milestones)]).toEqual([["person"], ["own"]]);
  expect((await history()).own.map(({ moved_at }) => moved_at)).toEqual([null, null]);
  // (A release gives what the company has taken away, and does itself what the company has done.)
  await release(`insert into app.role_permissions (role, entity, verb, scope) values ('sales', 'targets', 'read', 'all');
    update app.role_permissions set scope = 'own' where (role, entity, verb) = ('support', 'milestones', 'read')`);
  expect([await now(targets), await now(milestones)]).toEqual([["person"], ["own"]]);
  const { own } = await history();
  expect(own.map(({ made, moved_at }) => [made, moved_at !== null])).toEqual([[["person"], true]]);
  expect(await differences()).toEqual([]);
  const { rows } = await owner.query(
    "select after ->> 'role' as role from app.log where verb = 'right_release' order by id",
  );
  expect(rows).toEqual([{ role: "sales" }, { role: "support" }]);
  // Put back once only, though the program ended before it was done.
  await owner.query(aside);
  const upgrading = "409 An upgrade is under way: try again in a moment.";
  expect(await outcomeOf(change(admin, targets, [...of_targets, "all"].toSorted(), ["team"]))).toBe(upgrading);
  expect(await outcomeOf(decide(admin, "take-back", (await history()).changes[0]?.id))).toBe(upgrading);
  await owner.query(
    "delete from app.role_permissions where (role, entity, verb, scope) = ('sales', 'targets', 'read', 'all')",
  );
  await release("select 1");
  expect(await now(targets)).toEqual(["person"]);
  const shipped_now = "select app.scopes_shipped('sales', 'targets', 'read') as scopes";
  expect((await owner.query(shipped_now)).rows).toEqual([{ scopes: of_targets }]);
  await owner.query(
    "update app.role_permissions set scope = 'all' where (role, entity, verb) = ('support', 'milestones', 'read'); select app.settle()",
  );
}, 60_000);
