import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { beginRun } from "../../testing/runs.ts";
import { type ProposingCompany, proposingCompany, retitle } from "../../testing/proposing-company.ts";

let made: ProposingCompany;
let { company, server, claire, amir, admin, owners, leadNow, taskNow, decide, changesOf, proposed, keyOf } =
  {} as ProposingCompany;
let lead: string;

beforeAll(async () => {
  made = await proposingCompany();
  ({ company, server, claire, amir, admin, owners, leadNow, taskNow, decide, changesOf, proposed, keyOf } = made);
});
beforeEach(async () => {
  lead = await company.row("public.leads", { name: "Ateliers Rouvray", title: "CEO", owner_id: claire.id });
});
afterAll(() => made.close());

const rename = (title: string, id = lead) => retitle(id, title);

test("what is proposed is known row by row and not done; approved, it is done once, by who approved it, with the run beside it", async () => {
  const { task, outcomes, ids } = await proposed(claire, rename("Owner"));
  const id = ids[0] ?? "";
  expect(outcomes).toEqual(["proposed"]);
  expect(await leadNow(lead)).toMatchObject({ title: "CEO", version: 1 });
  expect(await taskNow(task)).toEqual({ status: "waiting", waits_for: "approval" });
  const { body } = await changesOf(claire, id);
  expect(body.data).toEqual({
    hidden: 0,
    rows: [
      {
        entity: "leads",
        id: lead,
        name: "Ateliers Rouvray",
        verbs: ["update"],
        before: { title: "CEO" },
        after: { title: "Owner" },
        names: {},
      },
    ],
  });
  expect((await changesOf(amir, id)).status).toBe(404);
  expect((await decide(amir, "approve", id)).status).toBe(404);
  const { status, body: answer } = await decide(claire, "approve", id);
  expect([status, answer.data]).toMatchObject([200, { status: "done", decider: { id: claire.id } }]);
  expect(await leadNow(lead)).toMatchObject({ title: "Owner", version: 2 });
  expect(await taskNow(task)).toEqual({ status: "done", waits_for: null });
  const [entry] = await owners("select actor_id, run_id from app.log where row_id = $1 and verb = 'update'", [lead]);
  const [approval] = await owners("select run_id from public.agent_approvals where id = $1", [id]);
  expect(entry).toEqual({ actor_id: claire.id, run_id: approval?.["run_id"] });
  expect((await decide(claire, "approve", id)).status).toBe(409);
  expect(await leadNow(lead)).toMatchObject({ version: 2 });
});

test("a record that has moved on meanwhile makes it void, also where what was changed is another column", async () => {
  for (const moved of ["title = 'Chair'", "city = 'Rouen'", "deleted_at = now()"]) {
    const id = await company.row("public.leads", { name: "Rouvray", title: "CEO", owner_id: claire.id });
    const { task, ids } = await proposed(claire, rename("Owner", id));
    await owners(`update public.leads set ${moved} where id = $1`, [id]);
    const { status, body } = await decide(claire, "approve", ids[0] ?? "");
    expect([moved, status, body.data["status"]]).toEqual([moved, 200, "void"]);
    expect((await leadNow(id))?.["title"]).not.toBe("Owner");
    expect(await taskNow(task)).toEqual({ status: "done", waits_for: null });
  }
});

test("a merge is void where the record that stays has moved on, though nothing of it would change", async () => {
  const [one, other] = [
    await company.row("public.leads", { name: "Naïma", owner_id: amir.id }),
    await company.row("public.leads", { name: "N.", owner_id: amir.id }),
  ];
  const act = { tool: "leads_merge", input: { id: one, duplicate_id: other }, title: "Merge", why: "same name" };
  const { ids } = await proposed(amir, act);
  expect((await changesOf(amir, ids[0] ?? "")).body.data.rows).toMatchObject([{ id: one, verbs: [] }, { id: other }]);
  await owners("update public.leads set name = 'Somebody else' where id = $1", [one]);
  expect((await decide(amir, "approve", ids[0] ?? "")).body.data).toMatchObject({ status: "void" });
});

test("who signed in long ago approves nothing before they have given their password", async () => {
  const { ids } = await proposed(claire, rename("Owner"));
  const [id = ""] = ids;
  await owners(`update auth.session set proven_at = now() - interval '13 hours' where "userId" = $1`, [claire.id]);
  const { status, body } = await decide(claire, "approve", id);
  expect([status, body.code, body.details]).toEqual([403, "INSUFFICIENT_PRIVILEGES", { confirm: true }]);
  expect(await leadNow(lead)).toMatchObject({ title: "CEO", version: 1 });
  const confirm = (current: string) => server.call(claire, "POST", "/api/account/confirm", { current });
  expect((await confirm("not-the-password")).status).toBe(422);
  expect((await decide(claire, "approve", id)).status).toBe(403);
  // Amir's own password proves nothing of Claire's session, nor his session hers.
  await owners(`update auth.session set proven_at = now() where "userId" = $1`, [amir.id]);
  expect((await decide(claire, "approve", id)).status).toBe(403);
  const password = await hashPassword("correct-horse-battery");
  const account = { accountId: claire.id, providerId: "credential", userId: claire.id, password };
  await company.row("auth.account", account);
  expect((await confirm("correct-horse-battery")).status).toBe(200);
  expect((await decide(claire, "approve", id)).body.data).toMatchObject({ status: "done" });
});

test("of two who approve at once one does it", async () => {
  const { ids } = await proposed(claire, rename("Owner"));
  const both = await Promise.all([claire, admin].map((by) => decide(by, "approve", ids[0] ?? "")));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await leadNow(lead)).toMatchObject({ version: 2 });
});

test("rejected, withdrawn with its task or expired, it is not done, nor proposed again at once", async () => {
  const { task, ids } = await proposed(claire, rename("Owner"));
  expect((await decide(claire, "reject", ids[0] ?? "", { reason: "She is the CEO." })).body.data).toMatchObject({
    status: "rejected",
    reason: "She is the CEO.",
  });
  expect(await taskNow(task)).toMatchObject({ status: "done" });
  expect((await proposed(claire, rename("Owner"))).outcomes).toEqual(["known"]);

  const second = await proposed(claire, rename("Founder"));
  expect((await proposed(claire, rename("Founder"))).outcomes).toEqual(["known"]);
  expect((await server.call(claire, "POST", "/api/agent_tasks/cancel", { id: second.task })).status).toBe(200);
  const stands = async (id = "") => (await owners("select status from public.agent_approvals where id = $1", [id]))[0];
  expect(await stands(second.ids[0])).toEqual({ status: "withdrawn" });
  expect((await decide(claire, "approve", second.ids[0] ?? "")).status).toBe(409);

  const third = await proposed(claire, rename("Chair"));
  await owners("update public.agent_approvals set expires_at = now() - interval '1 second' where id = $1", [
    third.ids[0],
  ]);
  expect((await decide(claire, "approve", third.ids[0] ?? "")).status).toBe(409);
  await company.database.flush(company.system, [{ text: "select app.expire_approvals()::text", values: [] }]);
  expect([await stands(third.ids[0]), await taskNow(third.task)]).toEqual([
    { status: "expired" },
    { status: "done", waits_for: null },
  ]);
  expect(await leadNow(lead)).toMatchObject({ title: "CEO", version: 1 });
});

test("who no longer sees a record that would change does not approve it; it waits for somebody who does", async () => {
  const { ids } = await proposed(claire, rename("Owner"));
  await owners("update public.leads set owner_id = $2 where id = $1", [lead, amir.id]);
  expect((await decide(claire, "approve", ids[0] ?? "")).status).toBe(403);
  expect((await changesOf(claire, ids[0] ?? "")).body.data).toEqual({ hidden: 1, rows: [] });
  expect((await decide(admin, "approve", ids[0] ?? "")).body.data).toMatchObject({ status: "void" });
});

test("nobody but a person approves: no key, no run, and nobody while the agents are halted", async () => {
  const { ids } = await proposed(claire, rename("Owner"));
  const id = ids[0] ?? "";
  const key = { authorization: `Bearer ${await keyOf(claire)}` };
  expect((await server.call(undefined, "POST", "/api/agent_approvals/approve", { id }, key)).status).toBe(403);
  const run = await beginRun(company, claire, "proposer");
  for (const call of ["app.begin_release($1)", "app.release($1)", "app.close_approval($1, 'void', null)"])
    for (const tool of ["leads_list", "leads_update"])
      await expect(
        company.database.flush(run.with(tool), [{ text: `select ${call}`, values: [id] }]),
        `${call} by ${tool}`,
      ).rejects.toMatchObject({ code: "42501" });
  await server.call(admin, "POST", "/api/agents/halt", { reason: "To be looked at" });
  expect((await decide(claire, "approve", id)).status).toBe(409);
  await server.call(admin, "POST", "/api/agents/halt/lift", { reason: "Looked at" });
  const pause = (status: string) => owners("update public.ai_agents set status = $1 where key = 'proposer'", [status]);
  await pause("paused");
  expect((await decide(claire, "approve", id)).status).toBe(409);
  await pause("active");
  expect((await decide(claire, "approve", id)).status).toBe(200);
});

test("a rehearsal cannot be kept, whatever the program does, and the run comes in for nothing else", async () => {
  const run = await beginRun(company, claire, "proposer");
  const write = { text: "update public.leads set title = 'Kept' where id = $1", values: [lead] };
  await expect(company.database.flush(run.with("leads_update"), [write])).rejects.toMatchObject({ code: "42501" });
  const tries = { "set constraints all deferred": "42501", "delete from app.rehearsals": "42501", commit: "42501" };
  for (const [text, code] of Object.entries(tries)) {
    const tried = company.database.flush(run.with("leads_update"), [write, { text, values: [] }]);
    await expect(tried, text).rejects.toMatchObject({ code });
  }
  for (const tool of ["leads_convert", "accounts_update", "leads_create"])
    await expect(company.database.flush(run.with(tool), [write]), tool).rejects.toMatchObject({ code: "42501" });
  expect(await leadNow(lead)).toMatchObject({ title: "CEO", version: 1 });
});

test("what its asker may not do is refused at the rehearsal, and told", async () => {
  const his = await company.row("public.leads", { name: "His", owner_id: amir.id });
  const { task, outcomes, ids } = await proposed(claire, rename("Mine", his), rename("CEO"));
  expect(outcomes).toEqual([{ refused: expect.any(String) }, { refused: "This would change nothing." }]);
  expect(ids).toEqual([]);
  expect(await taskNow(task)).toMatchObject({ status: "done" });
});

test("what two people must approve is done by the second, and never by one alone", async () => {
  const { ids } = await proposed(claire, rename("Owner"));
  const id = ids[0] ?? "";
  await owners("update public.agent_approvals set seconded = true where id = $1", [id]);
  const first = await decide(claire, "approve", id);
  expect(first.body.data).toMatchObject({ status: "waiting", first_decider: { id: claire.id } });
  expect(await leadNow(lead)).toMatchObject({ title: "CEO", version: 1 });
  expect((await decide(claire, "approve", id)).status).toBe(409);
  expect((await decide(admin, "approve", id)).body.data).toMatchObject({ status: "done", decider: { id: admin.id } });
  expect(await leadNow(lead)).toMatchObject({ title: "Owner", version: 2 });
});

test("probable duplicates are proposed to be merged, and are merged once somebody says so", async () => {
  const emails = ["h.marchand@rouvray.example"];
  const one = await company.row("public.leads", { name: "Hélène Marchand", emails, owner_id: amir.id });
  const other = await company.row("public.leads", {
    name: "H. Marchand",
    phones: ["+33235710418"],
    emails,
    owner_id: amir.id,
  });
  await company.row("public.activities", { entity: "leads", row_id: other, kind: "call", owner_id: amir.id });
  const act = { tool: "leads_merge", input: { id: one, duplicate_id: other }, title: "Merge", why: "same e-mail" };
  const { ids } = await proposed(amir, act);
  const { body } = await changesOf(amir, ids[0] ?? "");
  expect(body.data.rows.find(({ id }) => id === one)?.after["phones"]).toEqual(["+33235710418"]);
  expect((await decide(amir, "approve", ids[0] ?? "")).body.data).toMatchObject({ status: "done" });
  expect((await owners("select duplicate_of from public.leads where id = $1", [other]))[0]).toEqual({
    duplicate_of: one,
  });
});

test("what has begun to be done is kept only as what was proposed: not another proposal, not another act, nothing half done", async () => {
  const { ids } = await proposed(claire, rename("Owner"), { ...rename("Founder"), title: "Other" });
  const [one, other] = ids;
  const sql = (text: string, ...values: unknown[]) => ({ text, values });
  const tries = [
    [
      sql("select app.begin_release($1)", one),
      sql("update public.leads set title = 'Founder' where id = $1", lead),
      sql("select app.release($1)", other),
    ],
    [
      sql("select app.begin_release($1)", one),
      sql("update public.leads set title = 'Else' where id = $1", lead),
      sql("select app.release($1)", one),
    ],
    [sql("select app.begin_release($1)", one), sql("update public.leads set title = 'Owner' where id = $1", lead)],
  ];
  for (const [n, statements] of tries.entries())
    await expect(company.database.flush(claire.actor, statements)).rejects.toMatchObject({
      code: ["42501", "TD002", "42501"][n],
    });
  expect(await leadNow(lead)).toMatchObject({ title: "CEO", version: 1 });
  await owners("update public.agent_approvals set seconded = true where id = $1", [one]);
  await owners("update public.leads set owner_id = $2 where id = $1", [lead, amir.id]);
  const first = [sql("select app.close_approval($1, 'first', null)", one)];
  await expect(company.database.flush(claire.actor, first)).rejects.toMatchObject({ code: "42501" });
});

test("a task whose proposals are decided at the same moment is done, every time", async () => {
  for (let n = 0; n < 5; n++) {
    const { task, ids } = await proposed(claire, rename(`A${n}`), rename(`B${n}`), rename(`C${n}`));
    const since = performance.now();
    const statuses = await Promise.all(ids.map(async (id) => (await decide(claire, "reject", id)).status));
    expect(statuses).toEqual([200, 200, 200]);
    // (None waited for the database to end a deadlock, which takes it a second.)
    expect(performance.now() - since).toBeLessThan(1000);
    expect(await taskNow(task)).toEqual({ status: "done", waits_for: null });
  }
});

test("what is in the bin is not changed, what is new gets no id of its own, and a name of hostile signs is told plainly", async () => {
  const binned = await company.row("public.leads", { name: "Binned", owner_id: claire.id });
  await owners("update public.leads set deleted_at = now() where id = $1", [binned]);
  await owners(
    "insert into app.agent_acts (agent, entity, acts, proposes) values ('proposer', 'tags', '{list}', '{create}') on conflict do nothing",
  );
  const create = { tool: "tags_create", input: { id: lead, name: "Mine" }, title: "x", why: "" };
  const hostile = { ...rename("Owner"), title: `${"x".repeat(198)}\u202e\ud83d`, why: "\u0000" };
  const { outcomes, ids } = await proposed(claire, rename("Owner", binned), create, hostile);
  expect(outcomes).toEqual([{ refused: expect.any(String) }, { refused: expect.any(String) }, "proposed"]);
  const [{ title } = {}] = await owners("select title from public.agent_approvals where id = $1", ids);
  expect(title).toBe(`${"x".repeat(198)}\ufffd`);
});
