import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { doTasks, makeAgent } from "../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// Whoever deals with findings is told of new ones, and nobody else.
let company: TestCompany;
let server: TestServer;
let [admin, ceo, auditor, claire] = [] as unknown as TestPerson[];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  [admin, ceo] = [await company.person("admin"), await company.person("ceo")];
  [auditor, claire] = [await company.person("auditor"), await company.person("sales")];
  await makeAgent(company, "Looker", ["look"]);
});
beforeEach(async () => {
  await deliverAll(company);
  await company.owner.query("delete from public.agent_findings; delete from public.notifications");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

/** Has an administrator ask for a check that finds these, each by its name and how grave it is. */
async function check(found: Record<string, "low" | "medium" | "high">): Promise<void> {
  const findings = Object.entries(found).map(([title, severity]) => ({
    fingerprint: title,
    title,
    severity,
    evidence: "x",
  }));
  await company.row("public.agent_tasks", { title: "Look", required_capability: "look", owner_id: admin?.id });
  await doTasks(company, { look: async () => ({ text: "Looked.", counts: {}, findings }) });
}
const told = async (person: TestPerson | undefined) => {
  await deliverAll(company);
  const all = await noticesOf(server, person as TestPerson);
  await company.owner.query("delete from public.notifications where user_id = $1", [person?.id]);
  return all.flatMap(({ kind, message }) => (kind === "finding" ? [message] : []));
};

test("of what a check finds new the gravest is told, once, to whoever deals with findings", async () => {
  await check({ Open: "medium", Broken: "high", Old: "low" });
  await deliverAll(company);
  const [notice] = (await noticesOf(server, ceo as TestPerson)).filter(({ kind }) => kind === "finding");
  expect(notice).toMatchObject({
    title: "A check has found something",
    action_url: expect.stringMatching(/^\/dashboard\/ai-army\?tab=findings&id=/) as string,
  });
  for (const person of [admin, ceo]) expect(await told(person)).toEqual(["Broken"]);
  for (const person of [auditor, claire]) expect(await told(person)).toEqual([]);
  await check({ Open: "medium", Broken: "high", Old: "low" });
  expect(await told(ceo)).toEqual([]);
});

test("what is there again is told again; what is slight, dealt with or opened again by a person is not", async () => {
  await check({ Open: "medium" });
  expect(await told(ceo)).toEqual(["Open"]);
  await check({ Slight: "low" });
  expect(await told(ceo)).toEqual([]);
  await check({ Open: "medium" });
  expect(await told(ceo)).toEqual(["Open"]);
  const { rows } = await company.owner.query<{ id: string }>(
    "select id from public.agent_findings where title = 'Open'",
  );
  const act = (verb: string, more = {}) =>
    server.call(admin as TestPerson, "POST", `/api/agent_findings/${verb}`, { id: rows[0]?.id, ...more });
  expect((await act("dismiss", { reason: "Known" })).status).toBe(200);
  await check({ Open: "medium" });
  expect((await act("reopen")).status).toBe(200);
  expect(await told(ceo)).toEqual([]);
});
