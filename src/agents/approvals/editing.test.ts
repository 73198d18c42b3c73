import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ProposingCompany, proposingCompany, retitle } from "../../testing/proposing-company.ts";
import type { TestPerson } from "../../testing/company.ts";

let made: ProposingCompany;
let { company, server, claire, amir, admin, owners, leadNow, decide, revert, changesOf, proposed, keyOf } =
  {} as ProposingCompany;
let lead: string;
let key: { authorization: string };
beforeAll(async () => {
  made = await proposingCompany();
  ({ company, server, claire, amir, admin, owners, leadNow, decide, revert, changesOf, proposed, keyOf } = made);
  key = { authorization: `Bearer ${await keyOf(claire)}` };
});
beforeEach(async () => {
  lead = await company.row("public.leads", { name: "Ateliers Rouvray", title: "CEO", owner_id: claire.id });
});
afterAll(() => made.close());

type Row = Record<string, unknown>;
const edit = (by: TestPerson, id = "", values: Row = {}, more: Row = {}) =>
  server.call<{ data: Row }>(by, "POST", "/api/agent_approvals/edit", { id, values, ...more });
const both = (title: string, city: string) => ({ ...retitle(lead, title), input: { id: lead, title, city } });
const placeOf = async (id: string) =>
  (await owners("select title, city, version from public.leads where id = $1", [id]))[0];
const storedOf = async (id = "") =>
  (await owners<Row>("select status, input, edited, editor_id from public.agent_approvals where id = $1", [id]))[0];

test("edited, it shows what it would change now, is done exactly so, and what was proposed is kept beside it", async () => {
  const { ids } = await proposed(claire, both("Owner", "Rouen"));
  const [id = ""] = ids;
  const { status, body } = await edit(claire, id, { title: "Founder" });
  expect([status, body.data["status"], body.data["edited"]]).toEqual([200, "waiting", { id: lead, title: "Founder" }]);
  expect(await placeOf(lead)).toEqual({ title: "CEO", city: null, version: 1 });
  const rows = async (more = "") => (await changesOf(claire, id + more)).body.data.rows.map(({ after }) => after);
  expect(await rows()).toEqual([{ title: "Founder" }]);
  expect(await rows("?proposed=true")).toEqual([{ title: "Owner", city: "Rouen" }]);
  expect((await edit(amir, id, { title: "Mine" })).status).toBe(404);
  expect((await decide(claire, "approve", id)).body.data).toMatchObject({ status: "done" });
  expect(await placeOf(lead)).toEqual({ title: "Founder", city: null, version: 2 });
  expect(await storedOf(id)).toMatchObject({
    input: { id: lead, title: "Owner", city: "Rouen" },
    edited: { id: lead, title: "Founder" },
    editor_id: claire.id,
  });
  expect((await revert(claire, id)).status).toBe(200);
  expect(await leadNow(lead)).toMatchObject({ title: "CEO" });
});

test("an edit that has become stale is void, whether its record moved before or after it", async () => {
  const move = () => owners("update public.leads set city = 'Caen' where id = $1", [lead]);
  const [first, second] = [
    await proposed(claire, retitle(lead, "Owner")),
    await proposed(claire, retitle(lead, "Chair")),
  ];
  await edit(claire, first.ids[0], { title: "Founder" });
  await move();
  expect((await decide(claire, "approve", first.ids[0])).body.data).toMatchObject({ status: "void" });
  expect((await edit(claire, second.ids[0], { title: "Head" })).body.data).toMatchObject({ status: "void" });
  expect(await leadNow(lead)).toMatchObject({ title: "CEO" });
});

test("only what was proposed can be edited, with what its field takes, and not to what changes nothing", async () => {
  const { ids } = await proposed(claire, retitle(lead, "Owner"));
  const [id = ""] = ids;
  for (const [values, code] of [
    [{ city: "Rouen" }, "INVALID_INPUT"],
    [{ title: "x".repeat(5000) }, "VALIDATION_FAILED"],
    [{ title: "CEO" }, "RESOURCE_CONFLICT"],
  ] as const) {
    const { body } = await edit(claire, id, values);
    expect([values, (body as unknown as { code: string }).code]).toEqual([values, code]);
  }
  expect(await storedOf(id)).toMatchObject({ status: "waiting", edited: null, editor_id: null });
  const merge = { tool: "leads_remove", input: { id: lead }, title: "Remove", why: "" };
  const removal = await proposed(claire, merge);
  expect((await edit(claire, removal.ids[0], { title: "x" })).status).toBe(409);
});

test("who may not approve does not edit: a key, a session of yesterday, while agents are halted, too late", async () => {
  const { ids } = await proposed(claire, retitle(lead, "Owner"));
  const [id = ""] = ids;
  const body = { id, values: { title: "Founder" } };
  expect((await server.call(undefined, "POST", "/api/agent_approvals/edit", body, key)).status).toBe(403);
  const proven = (at: string) => owners(`update auth.session set proven_at = ${at} where "userId" = $1`, [claire.id]);
  await proven("now() - interval '13 hours'");
  expect((await edit(claire, id, body.values)).status).toBe(403);
  await proven("now()");
  await server.call(admin, "POST", "/api/agents/halt", { reason: "To be looked at" });
  expect((await edit(claire, id, body.values)).status).toBe(409);
  await server.call(admin, "POST", "/api/agents/halt/lift", { reason: "Looked at" });
  await owners("update public.leads set owner_id = $2 where id = $1", [lead, amir.id]);
  expect((await edit(claire, id, body.values)).status).toBe(403);
  await owners("update public.agent_approvals set expires_at = now() where id = $1", [id]);
  expect((await edit(admin, id, body.values)).status).toBe(409);
  expect(await storedOf(id)).toMatchObject({ edited: null });
});

test("whoever approved it as the first approved something else; a version that was edited since is refused", async () => {
  const { ids } = await proposed(claire, retitle(lead, "Owner"));
  const [id = ""] = ids;
  await owners("update public.agent_approvals set seconded = true where id = $1", [id]);
  const first = await decide(claire, "approve", id);
  const version = Number(first.body.data["version"]);
  expect((await edit(admin, id, { title: "Founder" }, { version })).body.data).toMatchObject({
    first_decider_id: null,
  });
  expect((await decide(admin, "approve", id, { version })).status).toBe(409);
  expect((await decide(admin, "approve", id)).body.data).toMatchObject({ status: "waiting" });
  expect((await decide(claire, "approve", id)).body.data).toMatchObject({ status: "done" });
  expect(await leadNow(lead)).toMatchObject({ title: "Founder" });
});

type Outcomes = { data: { id: string; status: string | null; reason: string | null }[]; code?: string };

/** Five proposals of one shape, each of a lead of Claire's, as they are approved together. */
async function five(): Promise<{ leads: string[]; proposals: { id: string; version: number }[] }> {
  const leads = await Promise.all(
    [1, 2, 3, 4, 5].map((no) => company.row("public.leads", { name: `Lead ${no}`, title: "CEO", owner_id: claire.id })),
  );
  const { ids } = await proposed(claire, ...leads.map((id) => retitle(id, "Owner")));
  return { leads, proposals: ids.map((id) => ({ id, version: 1 })) };
}

const approveAll = (by: TestPerson, proposals: unknown[], headers?: Record<string, string>) =>
  server.call<Outcomes>(by, "POST", "/api/agents/approvals/approve", { proposals }, headers);

test("five of one shape are approved at once, each by itself: of one that is stale its reason is told, and four are done", async () => {
  const { leads, proposals } = await five();
  await owners("update public.leads set city = 'Caen' where id = $1", [leads[2]]);
  const sent = { "idempotency-key": "approve-these-five" };
  const { status, body } = await approveAll(claire, proposals, sent);
  expect(status).toBe(200);
  const statuses = body.data.map(({ status: became }) => became);
  expect(statuses.toSorted()).toEqual(["done", "done", "done", "done", "void"]);
  expect(statuses[2]).toBe("void");
  const titles = await Promise.all(leads.map(async (id) => (await leadNow(id))?.["title"]));
  expect(titles).toEqual(["Owner", "Owner", "CEO", "Owner", "Owner"]);
  // Sent again since the answer was lost, it is answered again.
  expect((await approveAll(claire, proposals, sent)).body).toEqual(body);
  const again = await approveAll(claire, proposals);
  expect(again.body.data.every(({ status: became, reason }) => became === null && reason)).toBe(true);
});

test("what one may not approve, has moved on or is another's is told of it alone", async () => {
  const { leads, proposals } = await five();
  await owners("update public.leads set owner_id = $2 where id = $1", [leads[0], amir.id]);
  await edit(admin, proposals[1]?.id, { title: "Founder" });
  const { ids } = await proposed(amir, retitle(leads[0] ?? "", "Chair"));
  const { body } = await approveAll(claire, [...proposals, { id: ids[0], version: 1 }]);
  expect(body.data.map(({ status }) => status)).toEqual([null, null, "done", "done", "done", null]);
  expect(body.data.filter(({ status, reason }) => status === null && !reason)).toEqual([]);
});

test("two shapes are not approved at once, nor more than fifty, nor by a key, nor by an old session", async () => {
  const { proposals } = await five();
  const other = await proposed(claire, both("Owner", "Rouen"));
  const mixed = await approveAll(claire, [...proposals, { id: other.ids[0], version: 1 }]);
  expect([mixed.status, mixed.body.code]).toEqual([422, "VALIDATION_FAILED"]);
  const many = Array.from({ length: 51 }, () => proposals[0]);
  expect((await approveAll(claire, many)).status).toBe(422);
  expect((await server.call(undefined, "POST", "/api/agents/approvals/approve", { proposals }, key)).status).toBe(403);
  await owners(`update auth.session set proven_at = now() - interval '13 hours' where "userId" = $1`, [claire.id]);
  expect((await approveAll(claire, proposals)).status).toBe(403);
  await owners(`update auth.session set proven_at = now() where "userId" = $1`, [claire.id]);
  const stands = await owners("select distinct status from public.agent_approvals where id = any ($1)", [
    proposals.map(({ id }) => id),
  ]);
  expect(stands).toEqual([{ status: "waiting" }]);
});
