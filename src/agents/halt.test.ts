import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { beginRun, read } from "../testing/runs.ts";

let company: TestCompany;
let admin: TestPerson;
let amir: TestPerson;
let lead: string;
beforeAll(async () => {
  company = await testCompany();
  admin = await company.person("admin");
  amir = await company.person("sales");
  lead = await company.row("public.leads", { name: "His", owner_id: amir.id });
  await company.owner.query("insert into app.agent_acts values ('tester', 'leads', '{list,update}')");
});
afterAll(() => company.close());

const call = (actor: Parameters<TestCompany["database"]["flush"]>[0], text: string, values: unknown[] = []) =>
  company.database.flush(actor, [{ text, values }]);

test("a halt keeps each run out and ends the one that writes, before it has written; people go on", async () => {
  const run = await beginRun(company, amir, "tester");
  let written = () => {};
  const in_flight = new Promise<void>((resolve) => (written = resolve));
  const slow = company.database.as(run.with("leads_update"), async (tx) => {
    await tx.$client.query("update public.leads set title = 'Too late' where id = $1", [lead]);
    written();
    await tx.$client.query("select pg_sleep(8)");
  });
  const ended = slow.then(String, String);
  await in_flight;
  await call(admin.actor, "select app.halt_agents('It writes nonsense')");
  await company.database.outside({ text: "select app.end_agent_work()", values: [] });
  expect(await ended).toMatch(/terminat/);
  const { rows } = await company.owner.query("select title from public.leads where id = $1", [lead]);
  expect(rows).toEqual([{ title: null }]);
  await expect(read(company, run.with("leads_list"), "select name from public.leads")).rejects.toMatchObject({
    code: "55P03",
  });
  expect(await read(company, amir.actor, "select name from public.leads")).toEqual(["His"]);

  // A second one changes nothing; only a person lifts it, and says why.
  await call(admin.actor, "select app.halt_agents('Again')");
  expect(await read(company, admin.actor, "select app.agent_halt() ->> 'reason'")).toEqual(["It writes nonsense"]);
  await expect(call(amir.actor, "select app.halt_agents('Me too')")).rejects.toMatchObject({ code: "42501" });
  await expect(call(amir.actor, "select app.lift_halt('Enough')")).rejects.toMatchObject({ code: "42501" });
  await expect(call(company.system, "select app.lift_halt('Enough')")).rejects.toMatchObject({ code: "42501" });
  await expect(call(admin.actor, "select app.lift_halt(' ')")).rejects.toMatchObject({ code: "23514" });
  await call(admin.actor, "select app.lift_halt('The list was mended')");
  expect(await read(company, run.with("leads_list"), "select name from public.leads")).toEqual(["His"]);
  await expect(call(admin.actor, "select app.lift_halt('Once more')")).rejects.toMatchObject({ code: "40000" });
});

test("where nothing is at work a halt waits for nobody, and ends nobody's connection", async () => {
  await company.database.outside({ text: "select app.end_agent_work()", values: [] });
  expect(await read(company, amir.actor, "select name from public.leads")).toEqual(["His"]);
});
