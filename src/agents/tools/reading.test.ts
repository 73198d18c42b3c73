import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer, type AskingCompany, askingCompany } from "../../testing/asking-company.ts";
import type { TestPerson } from "../../testing/company.ts";
import type { ToolCall } from "../../testing/model-server.ts";

let made: AskingCompany;
let { company, claire, amir, hers, his, ask, asked, stepsOf } = {} as AskingCompany;
beforeAll(async () => {
  made = await askingCompany();
  ({ company, claire, amir, hers, his, ask, asked, stepsOf } = made);
});
afterAll(() => made.close());
const offered = () => (asked[0]?.tools ?? []).map((each) => each.function.name);

describe("a question", () => {
  test("is answered by tools, each used as the run of its agent for its asker, and every step is noted", async () => {
    const done = await ask(claire, [
      [["search_global", { p_query: "sextant" }]],
      [
        ["leads_list", { where: { name: { contains: "Rouvray" } }, columns: "id,name,stage", count: true }],
        ["leads_get", { id: hers }],
      ],
    ]);
    expect(done).toMatchObject({ status: "done", last_error: null, counts: { steps: 3, looks: 3 } });
    expect(done.result).toBe(`${answer}\n\n*Written by a model that looked things up 3 times. Check what matters.*`);
    expect(done.told).toHaveLength(3);
    for (const each of done.told) expect(each).toMatch(/^Material that others wrote/);
    expect(done.told[1]).toContain('"count":1');
    expect(done.told[2]).toContain("Ateliers Rouvray");
    expect(done.steps.map(({ kind, tool, found }) => [kind, tool, found])).toEqual([
      ["model", null, null],
      ["tool", "search_global", 1],
      ["model", null, null],
      ["tool", "leads_list", 1],
      ["tool", "leads_get", 1],
      ["model", null, null],
    ]);
    expect(JSON.parse(done.steps[4]?.arguments ?? "")).toEqual({ id: hers });
    expect(done.steps.map(({ allowed }) => allowed).slice(2, 4)).toEqual([
      null,
      { role: "sales", scopes: ["own", "team", "unowned"] },
    ]);
    expect(asked[0]?.messages.at(-1)?.content).toContain("What about the sextant?");
  });

  // At any moment it is another day in one of the two than where the server stands.
  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "is asked on the day that it is for its asker, in %s",
    async (zone) => {
      await company.owner.query("update public.people set time_zone = $2 where id = $1", [amir.id, zone]);
      const { rows } = await company.owner.query<{ today: string }>(
        "select (now() at time zone $1)::date::text as today",
        [zone],
      );
      await ask(amir, []);
      expect(asked[0]?.messages.at(-1)?.content).toContain(`today, ${rows[0]?.today}:`);
    },
  );

  test("has the tools that read, of what its agent may and its asker too; each of them works", async () => {
    const customers = ["leads", "accounts", "contacts", "affiliations", "activities", "comments"];
    const entities = [...customers, "projects", "tasks", "task_records"];
    await ask(claire, []);
    const both = entities.flatMap((entity) => [`${entity}_list`, `${entity}_get`]);
    const own_tools = ["propose_change", "recall", "remember", "search_global"];
    expect(offered().toSorted()).toEqual([...own_tools, ...both].toSorted());
    expect(asked[0]?.messages.at(-1)?.content).toContain(`{"id":"${claire.id}","name":"Claire"}`);
    const own = { entity: "leads", key: "region", name: "Région", kind: "line" };
    await company.row("public.own_fields", own);
    await ask(claire, [[["leads_list", { where: { "custom.region": "Bocage" } }]]]);
    const list = asked[0]?.tools?.find((each) => each.function.name === "leads_list")?.function.description;
    expect(list).toMatch(/owner_id \(id of people\).* stage \(new\|contacted\|.*custom\.region \(Région: line\)/);
    const lists = entities.map((entity): ToolCall[] => [[`${entity}_list`, {}]]);
    const done = await ask(claire, lists);
    expect(done.steps.flatMap(({ error }) => (error ? [error] : []))).toEqual([]);
    const [comment] = (await company.owner.query<{ id: string }>("select id from public.comments where row_id = $1", [hers])).rows; // prettier-ignore
    const account = await company.row("public.accounts", { name: "Rouvray", owner_id: claire.id });
    const contact = await company.row("public.contacts", { name: "Ada", account_id: account, owner_id: claire.id });
    const activity = { entity: "leads", row_id: hers, kind: "call", owner_id: claire.id, at: new Date() };
    const ids = { comments: comment?.id, accounts: account, contacts: contact, activities: await company.row("public.activities", activity) }; // prettier-ignore
    const gets = Object.entries(ids).map(([entity, id]): ToolCall[] => [[`${entity}_get`, { id }]]);
    expect((await ask(claire, gets)).steps.flatMap(({ error }) => (error ? [error] : []))).toEqual([]);
    // (What a role may read is asked of the database; this takes it away from there.)
    await company.owner.query("delete from app.role_rights where role = 'sales' and entity = 'affiliations'");
    await ask(await company.person("sales"), []);
    expect(offered().filter((name) => name.startsWith("affiliations"))).toEqual([]);
  });

  test("that has no words, or more than there is room for, fails and costs nothing", async () => {
    for (const question of ["", " ", "x".repeat(2001)])
      expect(await ask(claire, [], { question })).toMatchObject({ status: "failed", last_error: "This task asks no question." }); // prettier-ignore
    expect(asked).toEqual([]);
  });

  test("is answered in the language of who asks, about the record that it names", async () => {
    await company.owner.query("update public.people set language = 'fr' where id = $1", [amir.id]);
    const { result } = await ask(amir, [], { question: "Qui ?", entity: "leads", id: his });
    expect(result).toContain("Écrit par un modèle sans aucune recherche.");
    expect(asked[0]?.messages.at(-1)?.content).toContain(`the record of leads with the id ${his}`);
  });
});

describe("while a model thinks", () => {
  const looks: ToolCall[][] = [[["leads_get", { id: hers }]], [["leads_list", {}]]];
  const admin = async () => (await company.person("admin")).actor;
  const once = (text: string, by: () => Promise<TestPerson["actor"]>) =>
    made.meanwhile(async () => company.database.flush(await by(), [{ text, values: [] }]));

  test("its task is cancelled: nothing more is looked up or asked, and nothing is kept", async () => {
    const running = "(select id from public.agent_tasks where status = 'running')";
    once(`select app.cancel_task(${running})::text`, async () => claire.actor);
    const { status, result, steps } = await ask(claire, looks);
    expect({ status, result, asked: asked.length }).toEqual({ status: "cancelled", result: null, asked: 1 });
    expect(steps.map(({ kind, found }) => [kind, found])).toEqual([
      ["model", null],
      ["tool", null],
    ]);
  });

  test("all agents are halted: nothing more is looked up or asked, and it is done again afterwards", async () => {
    once("select app.halt_agents('To see')", admin);
    const { id, status, result } = await ask(claire, looks);
    expect({ status, result, asked: asked.length }).toEqual({ status: "pending", result: null, asked: 1 });
    await company.database.flush(await admin(), [{ text: "select app.lift_halt('Seen')", values: [] }]);
    await company.database.flush(claire.actor, [{ text: `select app.cancel_task('${id}')::text`, values: [] }]);
  });
});

describe("what was done for a task", () => {
  test("is read by whoever sees the task, and by nobody else", async () => {
    const { id, steps } = await ask(claire, [[["leads_get", { id: hers }]]]);
    expect(steps).toHaveLength(3);
    const ceo = await company.person("ceo");
    expect(await stepsOf(ceo, id)).toEqual(steps);
    for (const other of [amir, await company.person("project_manager")])
      await expect(stepsOf(other, id)).rejects.toMatchObject({ code: "P0002" });
    const write = { text: "select app.note_tool_step(null, 'x', 'x', 0, 0, null)", values: [] };
    await expect(company.database.flush(ceo.actor, [write])).rejects.toMatchObject({ code: "42501" });
    await expect(company.database.flush(ceo.actor, [{ text: "select from app.agent_steps", values: [] }])).rejects.toMatchObject({ code: "42501" }); // prettier-ignore
  });
});
