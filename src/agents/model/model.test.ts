import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deployAgents } from "../../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import { type Answer, openModelServer, type Play } from "../../testing/model-server.ts";
import { beginRun } from "../../testing/runs.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import { askModel } from "./ask-model.ts";
import { costOf, unknown_price } from "./cost.ts";
import type { ModelNeeds } from "./endpoint.ts";
import { seal } from "./seal.ts";

let company: TestCompany;
let admin: TestPerson;
let amir: TestPerson;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
let needs: ModelNeeds;
let next: Answer | undefined;
let play: Play | undefined;
beforeAll(async () => {
  company = await testCompany();
  admin = await company.person("admin");
  amir = await company.person("sales");
  endpoint = await openModelServer(
    (asked) => play?.(asked) ?? next ?? { text: `You said: ${asked.messages.at(-1)?.content}` },
  );
  needs = {
    database: company.database,
    system: company.system,
    derive: derive_for_tests,
    private_hosts: ["127.0.0.1"],
  };
  await keep({ run: 1_000_000, person: 5_000_000, company: 5_000_000 });
});
afterAll(async () => {
  await endpoint.close();
  await company.close();
});

const prices = { "gpt-4o": { in: 2_000_000, out: 8_000_000 } };
function keep(caps: Record<string, number>, actor = admin.actor) {
  const values = [
    endpoint.url,
    seal(derive_for_tests, "sk-secret"),
    '{"gpt-4o":"local-large"}',
    JSON.stringify(prices),
    5,
    JSON.stringify(caps),
  ];
  const text = "select app.keep_model_endpoint($1, $2, $3, $4, $5, $6)";
  return company.database.flush(actor, [{ text, values }]);
}
const long = "What it says in many words. ".repeat(10);
const input_schema = { type: "object", properties: { limit: { type: "number" }, q: { type: "string" } } };
const tools = ["leads_list", "search_global"].map((name) => ({
  name,
  description: name,
  input_schema,
  writes: false,
  right: "read",
}));
const question = (prompt: string, model = "gpt-4o") => ({
  model,
  temperature: 0,
  instructions: "Repeat.",
  prompt,
  most_output: 50,
});
const owner = async <Row>(text: string, values: unknown[] = []) =>
  (await company.owner.query(text, values)).rows as Row[];
const booked = (run: string) =>
  owner<{ kind: string; reserved: string; spent: string }>(
    "select kind, reserved, spent from app.spending where whose = any (array[$1, $2]::uuid[]) order by kind",
    [run, amir.id],
  );

describe("a question on a run's account", () => {
  test("goes to the endpoint with its key and its name of the model, and is booked with what it took", async () => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    const answered = await askModel(needs, id, question("Bonjour"));
    expect(answered).toMatchObject({ text: "You said: Bonjour", cut: false, input_tokens: 20, output_tokens: 5 });
    expect(endpoint.asked.at(-1)).toMatchObject({
      authorization: "Bearer sk-secret",
      model: "local-large",
      max_tokens: 50,
    });
    const cost = costOf({ prices }, "gpt-4o", 20, 5);
    expect(cost).toBe(80);
    expect(await booked(id)).toEqual([
      { kind: "person", reserved: "0", spent: "80" },
      { kind: "run", reserved: "0", spent: "80" },
    ]);
    const [step] = await owner(
      "select model, cost::int, input_tokens, output_tokens, error from app.agent_steps where run_id = $1",
      [id],
    );
    expect(step).toEqual({ model: "gpt-4o", cost: 80, input_tokens: 20, output_tokens: 5, error: null });
  });

  test.each<[string, Answer, RegExp]>([
    ["fails", { status: 500 }, /^The endpoint answered 500\.$/],
    ["is cut in the middle", "cut", /^The endpoint stopped in the middle of its answer\.$/],
    ["breaks off", { text: long, stops: { after: 2, by: "break" } }, /^The endpoint stopped in the middle/],
    ["ends as if that were all", { text: long, stops: { after: 2, by: "end" } }, /^The endpoint stopped in the middle/],
    ["is not answered", "hang", /^The endpoint did not answer in time\./],
  ])("that %s says so, and counts as what was sent", async (_, answer, sentence) => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    next = answer;
    await expect(askModel(needs, id, question("x"))).rejects.toThrow(sentence);
    next = undefined;
    const [run] = (await booked(id)).filter(({ kind }) => kind === "run");
    expect(run).toMatchObject({ reserved: "0" });
    expect(Number(run?.spent)).toBeGreaterThan(0);
  });

  test("that is refused, or reaches nobody, costs nothing, and tells who asked nothing of the endpoint", async () => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    next = { status: 401 };
    await expect(askModel(needs, id, question("x"))).rejects.toThrow(/^The endpoint answered 401\.$/);
    next = undefined;
    await expect(askModel({ ...needs, private_hosts: [] }, id, question("x"))).rejects.toThrow(
      /^The endpoint cannot be asked\.$/,
    );
    expect((await booked(id)).find(({ kind }) => kind === "run")).toMatchObject({ reserved: "0", spent: "0" });
  });

  test("is never free: an endpoint that does not count is counted by bytes, a model without a price by the dearest", async () => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    next = { text: "é".repeat(10), usage: false };
    const { input_tokens, output_tokens } = await askModel(needs, id, question("x", "gpt-4o-mini"));
    next = undefined;
    expect([input_tokens, output_tokens]).toEqual([108, 20]);
    const cost = Math.ceil((108 * unknown_price.in + 20 * unknown_price.out) / 1_000_000);
    expect((await booked(id)).find(({ kind }) => kind === "run")?.spent).toBe(String(cost));
  });

  test("is answered as a stream, which is read while it comes, and is gone once it is whole", async () => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    const { promise: holds, resolve: go_on } = Promise.withResolvers<void>();
    next = { text: long, holds };
    const answering = askModel(needs, id, question("x"));
    const heard = () => owner<{ heard: string | null }>("select heard from app.agent_steps where run_id = $1", [id]);
    await expect.poll(async () => (await heard())[0]?.heard?.length).toBeGreaterThan(200);
    expect(long.startsWith((await heard())[0]?.heard ?? "-")).toBe(true);
    go_on();
    next = undefined;
    expect((await answering).text).toBe(long);
    expect(await heard()).toEqual([{ heard: null }]);
  });

  test.each<["as a whole" | "as a stream", object]>([
    ["as a whole", { whole: true }],
    ["as a stream", {}],
  ])("brings wishes that are answered %s", async (_, how) => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    next = { text: "Let me see.", calls: [["leads_list", { limit: 3 }], ["search_global", { q: "é" }]], ...how }; // prettier-ignore
    const { text, wishes, output_tokens } = await askModel(needs, id, { ...question("x"), tools });
    next = undefined;
    expect([text, output_tokens, wishes.map(({ name, input }) => [name, input])]).toEqual([
      "Let me see.",
      5,
      [
        ["leads_list", { limit: 3 }],
        ["search_global", { q: "é" }],
      ],
    ]);
  });

  test("is answered in words where nobody listens, as where an endpoint is tried", async () => {
    const tried = { base_url: endpoint.url, models: {}, prices: {}, timeout_s: 5, api_key: undefined };
    next = { text: long };
    const { text } = await askEndpoint(tried, ["127.0.0.1"], question("x"));
    next = undefined;
    expect(text).toBe(long);
  });

  test("goes once more without stream_options to an endpoint that does not take them", async () => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    const before = endpoint.asked.length;
    play = ({ stream_options }) =>
      stream_options
        ? { status: 422, message: '{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}' }
        : { text: "Ja." };
    expect((await askModel(needs, id, question("x"))).text).toBe("Ja.");
    play = undefined;
    expect(endpoint.asked.slice(before).map(({ stream_options }) => Boolean(stream_options))).toEqual([true, false]);
  });

  test("is over at once where agents are halted while it is answered, and counts as what was said until then", async () => {
    const { id } = await beginRun(company, amir, "documentation_agent");
    next = { text: long, holds: new Promise(() => {}) };
    const ended = askModel(needs, id, question("x")).catch((error: unknown) => error);
    const heard = () => owner<{ heard: string | null }>("select heard from app.agent_steps where run_id = $1", [id]);
    await expect.poll(async () => (await heard())[0]?.heard?.length).toBeGreaterThan(200);
    await company.database.flush(admin.actor, [{ text: "select app.halt_agents('To see')", values: [] }]);
    expect(await ended).toMatchObject({ code: "55P03" });
    next = undefined;
    await company.database.flush(admin.actor, [{ text: "select app.lift_halt('Seen')", values: [] }]);
    const [step] = await owner<{ output_tokens: number; heard: null }>(
      "select output_tokens, heard from app.agent_steps where run_id = $1",
      [id],
    );
    expect(step?.heard).toBeNull();
    expect(step?.output_tokens).toBeGreaterThan(200);
    await expect.poll(() => endpoint.open()).toBe(0);
  });

  test("is not asked where a run has ended, or all agents are halted", async () => {
    const before = endpoint.asked.length;
    const { id } = await beginRun(company, amir, "documentation_agent");
    await company.database.flush(admin.actor, [{ text: "select app.halt_agents('To see')", values: [] }]);
    await expect(askModel(needs, id, question("x"))).rejects.toMatchObject({ code: "55P03" });
    await company.database.flush(admin.actor, [{ text: "select app.lift_halt('Seen')", values: [] }]);
    await company.owner.query("update app.runs set ended_at = now() where id = $1", [id]);
    await expect(askModel(needs, id, question("x"))).rejects.toMatchObject({ code: "P0002" });
    expect(endpoint.asked).toHaveLength(before);
  });
});

describe("a budget", () => {
  test("grants as much as there is and not a millionth more, to however many at once", async () => {
    const person = await company.person("sales");
    const { id } = await beginRun(company, person, "documentation_agent");
    const { id: other } = await beginRun(company, person, "documentation_agent");
    await keep({ run: 5000, person: 7000, company: 1_000_000_000 });
    const begin = (run: string) =>
      company.database.flush(company.system, [{ text: "select app.begin_step($1, 'gpt-4o', 7)", values: [run] }]);
    const outcomes = await Promise.allSettled(Array.from({ length: 1200 }, (_, n) => begin(n % 2 ? id : other)));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(outcomes.length - refused.length).toBe(1000);
    for (const each of refused) expect(each).toMatchObject({ reason: { code: "53400" } });
    const [sum] = await owner("select reserved::int from app.spending where whose = $1", [person.id]);
    expect(sum).toEqual({ reserved: 7000 });
    await keep({ run: 1_000_000, person: 5_000_000, company: 5_000_000 });
  }, 60_000);

  test("of an agent is one for all for whom it works, and for no other agent", async () => {
    await deployAgents(company);
    const [one, other] = [await company.person("sales"), await company.person("marketing")];
    const begin = async (person: TestPerson, agent: string) => {
      const { id } = await beginRun(company, person, agent);
      return company.database.flush(company.system, [
        { text: "select app.begin_step($1, 'gpt-4o', 30)", values: [id] },
      ]);
    };
    const [had] = await owner<{ n: number }>(
      "select coalesce(sum(spent + reserved), 0)::int as n from app.spending where kind = 'agent' and whose = (select id from public.ai_agents where key = 'documentation_agent')",
    );
    await keep({ agent: (had?.n ?? 0) + 50 });
    await begin(one, "documentation_agent");
    await expect(begin(other, "documentation_agent")).rejects.toMatchObject({
      code: "53400",
      detail: "This would go beyond what one agent may spend in a day.",
    });
    await begin(other, "ux_specialist");
    await keep({ agent: 5_000_000 });
  });

  test("is booked once, however often it is told", async () => {
    const person = await company.person("sales");
    const { id } = await beginRun(company, person, "documentation_agent");
    const flush = (text: string, values: unknown[]) => company.database.flush(company.system, [{ text, values }]);
    const [rows] = await flush("select app.begin_step($1, 'gpt-4o', 100)", [id]);
    for (let times = 0; times < 3; times++) await flush("select app.end_step($1, 40, 1, 1, 1, null)", [rows?.[0]?.[0]]);
    expect(await owner("select reserved::int, spent::int from app.spending where whose = $1", [person.id])).toEqual([
      { reserved: 0, spent: 40 },
    ]);
  });
});

describe("the endpoint's settings", () => {
  test("are an administrator's, in person; their key is told to nobody and goes to no other address", async () => {
    await expect(keep({}, amir.actor)).rejects.toMatchObject({ code: "42501" });
    for (const call of ["app.model_settings()", "app.drop_model_endpoint()"])
      await expect(
        company.database.flush(amir.actor, [{ text: `select ${call}`, values: [] }]),
        call,
      ).rejects.toMatchObject({ code: "42501" });
    const [told] = await company.database.flush(admin.actor, [
      { text: "select app.model_settings()::text", values: [] },
    ]);
    expect(JSON.parse(told?.[0]?.[0] ?? "")).toMatchObject({ base_url: endpoint.url, has_key: true });
    expect(told?.[0]?.[0]).not.toMatch(/sealed|secret/);
    const elsewhere = "select app.keep_model_endpoint('https://elsewhere.example/v1', null, '{}', '{}', 5, '{}')";
    await company.database.flush(admin.actor, [{ text: elsewhere, values: [] }]);
    expect(await owner("select sealed_key from app.model_endpoint")).toEqual([{ sealed_key: null }]);
    const [entry] = await owner<{ after: object; actor_id: string }>(
      "select after, actor_id from app.log where entity = 'model_endpoint' order by id desc limit 1",
    );
    expect(entry).toMatchObject({
      actor_id: admin.id,
      after: { base_url: "https://elsewhere.example/v1" },
    });
    await keep({});
  });
});
