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

test("ten runs that write without a pause, and would send letters, write nothing once a halt is answered", async () => {
  const claire = await company.person("sales");
  const hers = await company.row("public.leads", { name: "Hers", owner_id: claire.id });
  const runs = await Promise.all(
    Array.from({ length: 10 }, (_, n) => beginRun(company, n % 2 ? claire : amir, "tester")),
  );
  // Each writes again and again, and asks for a letter beside; what it is told first that is no success ends it.
  const written = runs.map(async (run, n) => {
    const of = n % 2 ? hers : lead;
    const change = { text: "update public.leads set title = $2 where id = $1", values: [of, ""] };
    const letter = { text: "select app.queue_letter($1, '{a@b.example}', 'Hello')", values: [of] };
    for (let count = 0; ; count++)
      try {
        change.values[1] = `${n} ${count}`;
        await company.database.flush(run.with("leads_update"), [change]);
        await expect(company.database.flush(run.with("leads_update"), [letter])).rejects.toBeDefined();
      } catch {
        return count;
      }
  });
  await new Promise((done) => setTimeout(done, 300));
  await call(admin.actor, "select app.halt_agents('Too many letters')");
  await company.database.outside({ text: "select app.end_agent_work()", values: [] });
  const [[[at] = []] = []] = await company.database.flush(admin.actor, [
    { text: "select clock_timestamp()::text", values: [] },
  ]);
  for (const count of await Promise.all(written)) expect(count).toBeGreaterThan(0);
  // (By what the log keeps, whose order is that of what was written.)
  const later = "select from app.log where entity = 'leads' and at > $1::timestamptz";
  expect((await company.owner.query(later, [at])).rowCount).toBe(0);
  expect((await company.owner.query("select from app.outgoing_mail")).rowCount).toBe(0);
  await call(admin.actor, "select app.lift_halt('Looked at')");
});

test("where nothing is at work a halt waits for nobody, and ends nobody's connection", async () => {
  await company.database.outside({ text: "select app.end_agent_work()", values: [] });
  expect(await read(company, amir.actor, "select name from public.leads")).toEqual(["His"]);
});
