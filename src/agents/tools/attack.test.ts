import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../entities/register.ts";
import { openKernel } from "../../entity/kernel.ts";
import { readByTool } from "../../entity/tools.ts";
import { type AskingCompany, askingCompany } from "../../testing/asking-company.ts";
import type { ToolCall } from "../../testing/model-server.ts";
import { beginRun } from "../../testing/runs.ts";
import { most_steps, most_wishes } from "../jobs/converse.ts";
import { most_material } from "./material.ts";
import { most_broken } from "./reading.ts";

let made: AskingCompany;
let { company, claire, amir, hers, his, ask, asked } = {} as AskingCompany;
beforeAll(async () => {
  made = await askingCompany();
  ({ company, claire, amir, hers, his, ask, asked } = made);
});
afterAll(() => made.close());

describe("a model that obeys an attacker", () => {
  test("sees no record that its asker does not see, by whatever tool, and is told so", async () => {
    const { told: heard, steps } = await ask(claire, [
      [["search_global", { p_query: "sextant" }], ["leads_get", { id: his }], ["leads_list", {}]],
      [["leads_list", { where: { owner_id: amir.id } }], ["comments_list", { where: { row_id: his } }]],
      [["leads_list", { where: { or: [{ name: "Sextant Secret" }, { not: { name: "x" } }] }, order: "-name" }]],
    ]); // prettier-ignore
    for (const each of heard) expect(each).not.toMatch(/Secret|for Amir/);
    expect(heard[1]).toMatch(/^Not done\./);
    expect(steps.filter(({ tool }) => tool).map(({ found }) => found)).toEqual([1, null, 1, 0, 0, 1]);
    expect((await ask(amir, [[["leads_get", { id: his }]]])).told[0]).toContain("Sextant Secret");
  });

  test("uses no tool that writes, that is of another entity or that there is not: nothing is done", async () => {
    const logged = async () =>
      (await company.owner.query("select from app.log where entity <> 'agent_tasks'")).rowCount;
    const before = await logged();
    const all: ToolCall[] = [
      ["comments_create", { entity: "leads", row_id: hers, body: "Hello" }],
      ["leads_update", { id: hers, name: "Taken" }],
      ["leads_win", { id: hers }],
      ["people_list", {}],
      ["user_roles_list", {}],
    ];
    for (const wish of all) {
      const done = await ask(claire, [[wish]]);
      expect(done.told[0], wish[0]).toMatch(/^Not done\. There is no such tool\./);
      expect(done).toMatchObject({ status: "done" });
      expect(done.steps[1]).toMatchObject({ kind: "tool", tool: wish[0], found: null });
    }
    expect(await logged()).toBe(before);
    const { rows } = await company.owner.query("select name, version from public.leads where id = $1", [hers]);
    expect(rows).toEqual([{ name: "Ateliers Rouvray", version: 1 }]);
    expect((await company.owner.query("select from public.comments where body = 'Hello'")).rowCount).toBe(0);
  });

  test("brings no SQL through what it gives: names are those of columns, values stay values", async () => {
    const bad = ["name; drop table public.leads", 'name" or true --', "app.user_id()", "constructor", "lease_until"];
    const wished = bad.flatMap((name): ToolCall[][] => [
      [["leads_list", { where: { [name]: "x" } }]],
      [["leads_list", { order: name }]],
      [["leads_list", { columns: name }]],
    ]);
    for (const wish of wished) expect((await ask(claire, [wish])).told[0], JSON.stringify(wish)).toMatch(/^Not done\./);
    const nothing = ["\u0000", "\ud800", 1e308, -0, [], {}, { eq: { eq: 1 } }, null, true, "9".repeat(300)];
    for (const value of nothing)
      expect(await ask(claire, [[["leads_list", { where: { name: value, value } }]]]), JSON.stringify(value)).toMatchObject({ status: "done" }); // prettier-ignore
    for (const value of ["' or app.user_id() is not null --", "%", "$1"]) {
      const { told: heard } = await ask(claire, [
        [["leads_list", { where: { name: value } }], ["search_global", { p_query: value }]],
      ]); // prettier-ignore
      expect(heard.join(), value).not.toMatch(/Secret|for Amir/);
    }
    expect((await company.owner.query("select from public.leads")).rowCount).toBe(2);
  });

  test("asks for what once ended the program, or held others up: it is refused with the reason, before anything is read", async () => {
    const wished: [ToolCall, RegExp][] = [
      [["leads_list", { where: { and: Array(60).fill({}) } }], /names a column/],
      [["leads_list", { where: { and: Array(4400).fill({}) } }], /at most 4000 characters/],
      [["leads_list", { where: { and: Array(50).fill({ name: "x" }) } }], /at most 50 terms/],
      [["leads_list", { where: { or: Array(3).fill({ note: { like: "%é…éz%" } }) } }], /too many patterns/],
      [["leads_list", { q: "a b c d e f g h i j k l m" }], /at most 12 words/],
      [["propose_change", { act: "leads_update", id: hers, values: { custom: { x: Array(900).fill(1) } }, why: "x" }], /no such|not/], // prettier-ignore
    ];
    for (const [wish, reason] of wished) {
      const { told: heard, status } = await ask(claire, [[wish]]);
      expect(heard[0], wish[0]).toMatch(/^Not done\./);
      expect(heard[0], wish[0]).toMatch(reason);
      expect(status).toBe("done");
    }
    // (Of a column that is named again and again there is one.)
    const { told: once } = await ask(claire, [[["leads_list", { columns: `id${",name".repeat(280)}` }]]]);
    expect(once[0]?.match(/Ateliers Rouvray/g)).toHaveLength(1);
  });

  test("gives what does not fit, or is no JSON: it is told so, and after five times its run ends", async () => {
    const broken: ToolCall[] = [
      ["leads_get", '{"id":'],
      ["leads_get", { id: "x" }],
      ["leads_get", { id: hers, name: "more" }],
      ["leads_list", { limit: 1000 }],
      ["leads_list", { q: "x".repeat(5000) }],
    ];
    const done = await ask(claire, [broken.slice(0, most_wishes), broken.slice(most_wishes)]);
    expect(done).toMatchObject({ status: "done" });
    for (const each of done.told) expect(each).toMatch(/^Not done\./);
    for (const { arguments: given } of done.steps) expect((given ?? "").length).toBeLessThanOrEqual(1000);
    expect(broken).toHaveLength(most_broken);
    const ended = await ask(
      claire,
      [...broken, ["nothing", {}] as ToolCall].map((each) => [each]),
    );
    expect(ended).toMatchObject({
      status: "failed",
      last_error: "It did not use its tools as they are.",
      result: null,
    });
    expect(ended.steps.at(-1)).toMatchObject({ tool: "nothing" });
  });

  test("asks for the same again: it is told so, and the third time its run ends, however it is written", async () => {
    const done = await ask(claire, [
      [["leads_list", { q: "rouvray", limit: 5 }]],
      [["leads_list", '{ "limit": 5, "q": "rouvray" }']],
      [["leads_list", { q: "rouvray", limit: 6 }]],
    ]);
    expect(done).toMatchObject({ status: "done" });
    expect(done.told[1]).toMatch(/^Not done\. Exactly this was asked before/);
    expect(done.steps.map(({ found }) => found)).toEqual([null, 1, null, null, null, 1, null]);
    const same = Array.from({ length: 5 }, (): ToolCall[] => [["leads_get", { id: his }]]);
    const ended = await ask(claire, same);
    expect(ended).toMatchObject({ status: "failed", last_error: "It asked for the same thing three times." });
    expect(asked).toHaveLength(3);
  });

  test("never stops: it is asked ten times at most, the last time for its answer, and does four things at a time", async () => {
    const many = (n: number): ToolCall[] =>
      Array.from({ length: 6 }, (_, index) => ["leads_list", { q: `word ${n} ${index}` }]);
    const { status, counts, steps } = await ask(
      claire,
      Array.from({ length: 20 }, (_, n) => many(n)),
    );
    expect(status).toBe("done");
    expect(counts).toMatchObject({ steps: most_steps, looks: (most_steps - 1) * most_wishes });
    expect(asked.map(({ tool_choice }) => tool_choice).at(-1)).toBe("none");
    expect(steps).toHaveLength(most_steps + (most_steps - 1) * most_wishes);
  });

  test("goes on where there is nothing left to spend: it is not asked again", async () => {
    const cap = (most: number) => company.owner.query("update app.spend_caps set cap = $1 where kind = 'run'", [most]);
    const { rows } = await company.owner.query<{ cap: string }>("select cap from app.spend_caps where kind = 'run'");
    await cap(2);
    const { status, last_error, steps } = await ask(claire, [
      [["leads_list", { q: "one" }]],
      [["leads_list", { q: "two" }]],
      [["leads_list", { q: "three" }]],
    ]);
    await cap(Number(rows[0]?.cap));
    const sentence = "This would go beyond what one task may spend.";
    expect({ status, last_error, asked: asked.length }).toEqual({ status: "failed", last_error: sentence, asked: 2 });
    expect(steps.map(({ kind }) => kind)).toEqual(["model", "tool", "model", "tool"]);
  });

  test("reads long things: each answer has a bound, and what is left out is said", async () => {
    for (let n = 0; n < 25; n++)
      await company.row("public.leads", {
        name: `Long ${n} ${"é".repeat(150)}`,
        title: "ü".repeat(190),
        owner_id: claire.id,
      });
    const { told: heard } = await ask(claire, [[["leads_list", { limit: 25 }]]]);
    expect(Buffer.byteLength(heard[0] ?? "")).toBeLessThanOrEqual(most_material);
    expect(heard[0]).toContain("left_out");
    await company.owner.query("delete from public.leads where name like 'Long%'");
  });
});

describe("where nothing of the program checks", () => {
  test("the database refuses the run what its list does not name, what its asker does not see, and all writing", async () => {
    const kernel = await openKernel(company.database, company.system, register);
    const run = await beginRun(company, claire, "documentation_agent");
    const actor = { ...run.with(""), reads_only: true };
    for (const name of ["user_roles_list", "imports_list", "agent_tasks_list", "audit_logs_read"])
      await expect(readByTool(kernel, actor, name, {}), name).rejects.toBeDefined();
    await expect(readByTool(kernel, actor, "leads_get", { id: his })).rejects.toMatchObject({
      code: "RESOURCE_NOT_FOUND",
    });
    expect(await readByTool(kernel, actor, "leads_get", { id: hers })).toContain("Ateliers Rouvray");
    const body = "By a run that only reads";
    const write = {
      text: "insert into public.comments (entity, row_id, body) values ('leads', $1, $2)",
      values: [hers, body],
    };
    const commenting = { ...actor, tool: "comments_create" };
    await expect(company.database.flush(commenting, [write])).rejects.toMatchObject({ code: "25006" });
    const undone = { text: "select set_config('transaction_read_only', 'off', true)", values: [] };
    await expect(company.database.flush(commenting, [undone, write])).rejects.toMatchObject({ code: "25001" });
    const may_write = { ...commenting, reads_only: false };
    await company.database.flush(may_write, [write]);
    expect((await company.owner.query("select from public.comments where body = $1", [body])).rowCount).toBe(1);
  });
});
