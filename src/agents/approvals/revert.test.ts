import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ProposingCompany, proposingCompany, retitle } from "../../testing/proposing-company.ts";

let made: ProposingCompany;
let { company, claire, amir, admin, owners, decide, revert, proposed } = {} as ProposingCompany;
let lead: string;

beforeAll(async () => {
  made = await proposingCompany();
  ({ company, claire, amir, admin, owners, decide, revert, proposed } = made);
});
beforeEach(async () => {
  lead = await company.row("public.leads", { name: "Ateliers Rouvray", title: "CEO", owner_id: claire.id });
});
afterAll(() => made.close());

const rename = (title: string, id = lead) => retitle(id, title);

test("what was done is taken back: fields get their former values but where they were changed since, a merge is taken apart", async () => {
  const act = { ...rename("Owner"), input: { id: lead, title: "Owner", city: "Rouen" } };
  const { ids } = await proposed(claire, act);
  expect((await revert(claire, ids[0] ?? "")).status).toBe(409);
  await decide(claire, "approve", ids[0] ?? "");
  await owners("update public.leads set city = 'Caen' where id = $1", [lead]);
  expect((await revert(amir, ids[0] ?? "")).status).toBe(404);
  expect(await revert(claire, ids[0] ?? "")).toMatchObject({
    status: 200,
    body: { data: { status: "reverted" }, result: { stay: ["city"] } },
  });
  const [now] = await owners("select title, city from public.leads where id = $1", [lead]);
  expect(now).toEqual({ title: "CEO", city: "Caen" });
  expect((await revert(claire, ids[0] ?? "")).status).toBe(409);

  const other = await company.row("public.leads", { name: "Rouvray", phones: ["+33235710418"], owner_id: claire.id });
  const merge = { tool: "leads_merge", input: { id: lead, duplicate_id: other }, title: "Merge", why: "" };
  const merged = await proposed(claire, merge);
  await decide(claire, "approve", merged.ids[0] ?? "");
  expect((await revert(claire, merged.ids[0] ?? "")).body).toMatchObject({ result: { stay: [] } });
  const both = await owners("select phones, deleted_at from public.leads where id = any ($1) order by id", [
    [lead, other],
  ]);
  expect(both).toEqual([
    { phones: [], deleted_at: null },
    { phones: ["+33235710418"], deleted_at: null },
  ]);
});

test("what was removed comes back, and own fields get their former values", async () => {
  await company.row("public.own_fields", { entity: "leads", key: "region", name: "Région", kind: "line" });
  await owners("update public.leads set custom = '{}' where id = $1", [lead]);
  const remove = { tool: "leads_remove", input: { id: lead }, title: "Remove", why: "" };
  const custom = { tool: "leads_update", input: { id: lead, custom: { region: "Bocage" } }, title: "Region", why: "" };
  for (const act of [custom, remove]) {
    const { ids, outcomes } = await proposed(claire, act);
    expect(outcomes).toEqual(["proposed"]);
    expect((await decide(claire, "approve", ids[0])).body.data).toMatchObject({ status: "done" });
    expect(await revert(claire, ids[0])).toMatchObject({ status: 200 });
  }
  expect(await owners("select custom, deleted_at from public.leads where id = $1", [lead])).toEqual([
    { custom: {}, deleted_at: null },
  ]);
});

test("what is new goes into the bin again, but where somebody has changed it since", async () => {
  await owners(
    `insert into app.agent_acts (agent, entity, acts, proposes) values ('proposer', 'tags', '{list}', '{create}') on conflict do nothing`,
  );
  const create = (name: string) => ({ tool: "tags_create", input: { name }, title: name, why: "" });
  const { ids } = await proposed(admin, create("One"), create("Two"));
  for (const id of ids) expect((await decide(admin, "approve", id)).body.data).toMatchObject({ status: "done" });
  await owners("update public.tags set color = 'plum' where name = 'Two'");
  expect((await Promise.all(ids.map((id) => revert(admin, id)))).map(({ status }) => status)).toEqual([200, 409]);
  expect(
    await owners("select name, deleted_at is null as there from public.tags where name in ('One', 'Two') order by 1"),
  ).toEqual([
    { name: "One", there: false },
    { name: "Two", there: true },
  ]);
});
