import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { beginChild, beginRun, read } from "../testing/runs.ts";

let company: TestCompany;
let amir: TestPerson;
let nina: TestPerson;
let his: string;
let his_second: string;
let hers: string;

beforeAll(async () => {
  company = await testCompany();
  amir = await company.person("sales", { team_id: await company.team("South") });
  nina = await company.person("sales", { team_id: await company.team("North") });
  his = await company.row("public.leads", { name: "His", owner_id: amir.id });
  his_second = await company.row("public.leads", { name: "His second", owner_id: amir.id });
  await company.row("public.contacts", { name: "His contact", owner_id: amir.id });
  await company.row("public.imports", { name: "leads.csv", entity: "leads", owner_id: amir.id });
  hers = await company.row("public.leads", { name: "Hers", owner_id: nina.id });
  await company.owner.query(`insert into app.agent_acts values ('tester', 'leads', '{list,get,update,assign}'),
    ('tester', 'activities', '{list,get}'), ('narrow', 'leads', '{list,update}'), ('narrow', 'comments', '{list,create}')`);
});
afterAll(() => company.close());

const leads = "select name from public.leads";
const refused = { code: "42501" };
const write = async (actor: Parameters<TestCompany["database"]["flush"]>[0], text: string, values: unknown[] = []) =>
  (await company.database.flush(actor, [{ text: `${text} returning id`, values }]))[0]?.length;
const rename = (id: string): [string, string[]] => [
  "update public.leads set title = 'By an agent' where id = $1",
  [id],
];
const remark = (lead: string): [string, string[]] => [
  "insert into public.comments (entity, row_id, body) values ('leads', $1, 'By an agent')",
  [lead],
];

describe("a run of an agent reads", () => {
  test("what its person may read, where its agent's list names the entity", async () => {
    const run = await beginRun(company, amir, "documentation_agent");
    expect(await read(company, run.with("leads_list"), leads)).toEqual(["His", "His second"]);
    await expect(read(company, run.with("leads_list"), "select role from public.user_roles")).rejects.toMatchObject(
      refused,
    );
    await expect(read(company, run.with("leads_list"), "select name from public.imports")).rejects.toMatchObject(
      refused,
    );
  });

  test("only the records to which its task binds it, and names that all is shown with", async () => {
    const run = await beginRun(company, amir, "documentation_agent", { leads: { ids: [his, hers] } });
    expect(await read(company, run.with("leads_get"), leads)).toEqual(["His"]);
    expect(
      await read(company, run.with("leads_get"), "select name from public.people where id = $1", [amir.id]),
    ).toHaveLength(1);
    await expect(read(company, run.with("leads_get"), "select name from public.contacts")).rejects.toMatchObject(
      refused,
    );
  });

  test("no more by functions that look for it, nor of the log and of the search", async () => {
    const bound = await beginRun(company, amir, "documentation_agent", { leads: { ids: [his] } });
    const found = "select name from public.leads where id in (select app.find('leads', 'His'))";
    expect(await read(company, bound.with("leads_list"), found)).toEqual(["His"]);
    expect(await read(company, bound.with("leads_list"), "select app.find('leads', 'His')::text")).toEqual([his]);
    const logged = "select distinct row_id::text from app.log where verb = 'create' and entity = 'leads'";
    expect(await read(company, bound.with("leads_list"), logged)).toEqual([his]);
    expect(await read(company, amir.actor, logged)).toEqual([his, his_second].toSorted());
    const hits = "select id::text from app.search_candidates('his', 20)";
    expect(await read(company, amir.actor, hits)).toHaveLength(3);
    expect(await read(company, bound.with("leads_list"), hits)).toEqual([]);
    expect(
      await read(company, (await beginRun(company, amir, "documentation_agent")).with("leads_list"), hits),
    ).toHaveLength(3);
    const other = await beginRun(company, amir, "github_integration_agent");
    await expect(
      read(company, other.with("imports_list"), "select app.find('leads', 'His')::text"),
    ).rejects.toMatchObject(refused);
    expect(await read(company, other.with("imports_list"), hits)).toEqual([]);
  });
});

describe("a run of an agent comes in", () => {
  test("for a tool that its rights name, and for no other", async () => {
    const run = await beginRun(company, amir, "documentation_agent");
    for (const tool of ["leads_update", "leads", "leads_list_get", "comments_remove"])
      await expect(read(company, run.with(tool), leads), tool).rejects.toMatchObject(refused);
    await expect(read(company, { proof: run.with("").proof }, leads)).rejects.toMatchObject(refused);
  });

  test("no longer than its person is there", async () => {
    const leaver = await company.person("sales");
    const run = await beginRun(company, leaver, "documentation_agent");
    expect(await read(company, run.with("leads_list"), leads)).toEqual([]);
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [leaver.id]);
    await expect(read(company, run.with("leads_list"), leads)).rejects.toMatchObject({ code: "28000" });
  });
});

describe("a run of an agent writes", () => {
  test("by the tool that it came in with, which its list must name", async () => {
    const run = await beginRun(company, amir, "tester");
    expect(await write(run.with("leads_update"), ...rename(his))).toBe(1);
    expect(await write(run.with("leads_update"), ...rename(hers))).toBe(0);
    await expect(write(run.with("leads_list"), ...rename(his))).rejects.toMatchObject(refused);
    await expect(write(run.with("leads_update"), ...remark(his))).rejects.toMatchObject(refused);
    const made = "insert into public.leads (name) values ('New')";
    await expect(write(run.with("leads_update"), made)).rejects.toMatchObject(refused);
    const narrow = await beginRun(company, amir, "narrow");
    expect(await write(narrow.with("comments_create"), ...remark(his))).toBe(1);
    await expect(write(narrow.with("comments_create"), ...rename(his))).rejects.toMatchObject(refused);
    const { rows } = await company.owner.query(
      "select run_id from app.log where entity = 'leads' and verb = 'update' and row_id = $1",
      [his],
    );
    expect(rows).toEqual([{ run_id: run.id }]);
  });

  test("to the records of its task only", async () => {
    const run = await beginRun(company, amir, "tester", { leads: { acts: ["update", "assign"], ids: [his_second] } });
    expect(await write(run.with("leads_update"), ...rename(his))).toBe(0);
    expect(await write(run.with("leads_update"), ...rename(his_second))).toBe(1);
    await expect(read(company, run.with("leads_list"), leads)).rejects.toMatchObject(refused);
  });

  test("what follows from it, as for a person: a next step written on the lead is a planned activity", async () => {
    const run = await beginRun(company, amir, "tester");
    await write(
      run.with("leads_update"),
      "update public.leads set next_activity = 'Ring up', next_activity_at = now() where id = $1",
      [his],
    );
    const { rows } = await company.owner.query("select subject from public.activities where row_id = $1", [his]);
    expect(rows).toEqual([{ subject: "Ring up" }]);
  });

  test("through definer functions no more than that", async () => {
    const give = "select app.hand_over('leads', $1, $2, 'assign')";
    const run = await beginRun(company, amir, "tester");
    await expect(read(company, run.with("leads_list"), give, [his, amir.id])).rejects.toMatchObject(refused);
    await expect(read(company, run.with("leads_assign"), give, [hers, amir.id])).rejects.toMatchObject({
      code: "P0002",
    });
    await read(company, run.with("leads_assign"), give, [his, amir.id]);
    const bound = await beginRun(company, amir, "tester", { leads: { ids: [his_second] } });
    await expect(read(company, bound.with("leads_assign"), give, [his, amir.id])).rejects.toMatchObject({
      code: "P0002",
    });
  });
});

describe("a run of an agent begins", () => {
  test("no other run by itself, with its agent or without", async () => {
    const run = await beginRun(company, amir, "tester");
    for (const call of ["app.start_run('import', '\\x0102', 1)", "app.start_agent_run('tester', null, '\\x0103')"])
      await expect(read(company, run.with("leads_list"), `select ${call}`), call).rejects.toMatchObject(refused);
  });

  test("others through the server, with no more than its own rights, and three deep", async () => {
    const parent = await beginRun(company, amir, "narrow", { leads: { ids: [his, hers] } });
    const child = await beginChild(company, amir, parent.id, "tester", { leads: { ids: [his, his_second] } });
    expect(await read(company, child.with("leads_list"), leads)).toEqual(["His"]);
    await expect(read(company, child.with("leads_assign"), leads)).rejects.toMatchObject(refused);
    await expect(beginChild(company, amir, parent.id, "security_auditor")).rejects.toMatchObject(refused);
    await expect(beginChild(company, nina, parent.id, "tester")).rejects.toMatchObject({ code: "P0002" });
    const third = await beginChild(company, amir, (await beginChild(company, amir, child.id, "tester")).id, "tester");
    await expect(beginChild(company, amir, third.id, "tester")).rejects.toMatchObject({ code: "23514" });
  });

  test("for oneself only, unless the server begins it", async () => {
    const text = "select app.start_agent_run('tester', null, '\\x0104', $1)";
    await expect(company.database.flush(amir.actor, [{ text, values: [nina.id] }])).rejects.toMatchObject(refused);
    await company.database.flush(company.system, [{ text, values: [nina.id] }]);
    const child = "select app.start_agent_run('tester', null, '\\x0105', null, $1)";
    const { id } = await beginRun(company, amir, "tester");
    await expect(company.database.flush(amir.actor, [{ text: child, values: [id] }])).rejects.toMatchObject(refused);
  });
});

test.each([
  ["another's claims", (claims: string) => claims.replace(amir.id, nina.id)],
  ["claims without its agent", (claims: string) => claims.replace(/,"agent":"\w+"/, "")],
  ["another tool", (claims: string) => claims.replace("leads_list", "leads_update")],
  ["no claims", () => ""],
])("a run of an agent that puts %s into its transaction is nobody", async (_, forge) => {
  const run = await beginRun(company, amir, "tester");
  const forged = company.database.as(run.with("leads_list"), async (tx) => {
    const { rows } = await tx.$client.query<{ claims: string }>("select current_setting('app.claims') as claims");
    await tx.$client.query("select set_config('app.claims', $1, true)", [forge(rows[0]?.claims ?? "")]);
    return tx.$client.query(leads);
  });
  await expect(forged).rejects.toMatchObject({ code: "28000" });
});
