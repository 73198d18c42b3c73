import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../database/free-port.ts";
import { type Listening, listen } from "../http/listen.ts";
import { withKeys } from "../testing/api-keys.ts";
import type { TestPerson } from "../testing/company.ts";

type Keys = Awaited<ReturnType<typeof withKeys>>;
type Told = { content: { type: string; text: string }[]; isError?: boolean };

let keys: Keys;
let listening: Listening;
let url: string;
let claire: TestPerson;
let amir: TestPerson;
const clients: Client[] = [];

beforeAll(async () => {
  const port = await freePort();
  keys = await withKeys({ PORT: String(port) });
  [claire, amir] = [await keys.person("sales"), await keys.person("sales")];
  url = `http://localhost:${port}/api/mcp`;
  listening = await listen(keys.server.app.fetch, { port, host: "127.0.0.1" });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await listening.stop();
  await keys.close();
});

/** The protocol's own client, which comes with a key of this person's. */
async function clientOf(person: TestPerson, scope: "read" | "write" = "write"): Promise<Client> {
  const { key } = await keys.keyOf(person, scope);
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  clients.push(client);
  return client;
}

async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = (await client.callTool({ name, arguments: input })) as Told;
  return {
    refused: isError,
    told: JSON.parse(content[0]?.text ?? "null") as { data: { id: string; name: string }[]; code?: string },
  };
}

test("the protocol's own client is told the tools that its person may use, and uses them as that person", async () => {
  const hers = await clientOf(claire);
  const names = (await hers.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["leads_list", "leads_create", "leads_win", "activities_create"]));
  expect(names).not.toContain("ai_agents_create");
  const made = await use(hers, "leads_create", { name: "Ateliers Rouvray" });
  expect(made).toMatchObject({ refused: false, told: { data: { name: "Ateliers Rouvray", owner_id: claire.id } } });
  expect((await use(hers, "leads_list")).told.data.map(({ name }) => name)).toEqual(["Ateliers Rouvray"]);

  const his = await clientOf(amir);
  expect((await use(his, "leads_list")).told.data).toEqual([]);
  const { id } = made.told.data as unknown as { id: string };
  for (const [tool, input] of [
    ["leads_get", { id }],
    ["leads_update", { id, name: "Taken" }],
    ["leads_win", { id }],
  ] as const)
    expect(await use(his, tool, input), tool).toMatchObject({ refused: true, told: { code: "RESOURCE_NOT_FOUND" } });
});

test("the tools are told in pages of which none is large, and each once", async () => {
  const [hers, his] = [await clientOf(claire), await clientOf(amir)];
  const told: string[] = [];
  let cursor: string | undefined = "0";
  while (cursor !== undefined) {
    const page = await hers.listTools({ cursor });
    expect(JSON.stringify(page).length).toBeLessThan(90_000);
    told.push(...page.tools.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(told).toEqual((await his.listTools()).tools.map(({ name }) => name));
  expect(new Set(told).size).toBe(told.length);
  await expect(hers.listTools({ cursor: "elsewhere" })).rejects.toThrow("This is no cursor of this list.");
});

test("who may only read changes nothing; a client has a client's tools, and sees what clients see", async () => {
  const reader = await clientOf(claire, "read");
  expect(await use(reader, "leads_create", { name: "No" })).toMatchObject({ refused: true });
  const client = await clientOf(await keys.person("client"));
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining(["leads_list"]));
  expect(await use(client, "leads_list")).toMatchObject({ refused: true });
  const { rows } = await keys.company.owner.query("select name from public.leads where name = 'No'");
  expect(rows).toEqual([]);
});

test("what a tool cannot do is told as a result that a model can read", async () => {
  const hers = await clientOf(claire);
  const wrong: [string, Record<string, unknown>, string][] = [
    ["no_such_tool", {}, "RESOURCE_NOT_FOUND"],
    ["leads_get", { id: "x" }, "VALIDATION_FAILED"],
    ["leads_list", { where: '{"name; drop table public.leads": 1}' }, "INVALID_INPUT"],
    ["leads_nothing", { id: claire.id }, "RESOURCE_NOT_FOUND"],
  ];
  for (const [name, input, code] of wrong)
    expect(await use(hers, name, input), name).toMatchObject({ refused: true, told: { code } });
});

test("what once ended the program, or held others up, is refused with the reason", async () => {
  const hers = await clientOf(claire);
  const all: [string, Record<string, unknown>, RegExp][] = [
    ["leads_list", { columns: `id${",custom".repeat(280)}` }, /at most|twice/],
    ["leads_list", { where: JSON.stringify({ and: Array(4400).fill({}) }) }, /at most|names a column/],
    ["leads_list", { where: JSON.stringify({ and: Array(50).fill({ name: "x" }) }) }, /at most 50 terms/],
    ["leads_list", { where: JSON.stringify({ or: Array(3).fill({ note: { like: "%é…éz%" } }) }) }, /too many patterns/],
    ["leads_create", { name: "Large", custom: { x: Array(100_000).fill(1e308) } }, /larger than 32 KB/],
  ];
  for (const [name, input, reason] of all) {
    const { refused, told } = await use(hers, name, input);
    expect(refused, name).toBe(true);
    expect(JSON.stringify(told), name).toMatch(reason);
  }
});

test("a hundred uses in one message are refused: each is a call of its person's share", async () => {
  const { key } = await keys.keyOf(claire, "read");
  const use_of = (id: number) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "leads_list", arguments: {} },
  });
  const headers = {
    accept: "application/json, text/event-stream",
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
  };
  const send = (body: object) => keys.server.send(undefined, "POST", "/api/mcp", JSON.stringify(body), headers);
  const refused = await send(Array.from({ length: 100 }, (_, nth) => use_of(nth)));
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    400,
    "Send one message at a time: there are no batches.",
  ]);
  const answer = await send(use_of(1));
  expect([answer.status, (await answer.text()).includes('\\"data\\"')]).toEqual([200, true]);
});

test("without a key nobody comes in: no cookie, no key that has ended; there is no stream and no session", async () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const headers = { accept: "application/json, text/event-stream" };
  expect((await keys.server.call(undefined, "POST", "/api/mcp", list, headers)).status).toBe(401);
  expect((await keys.server.call(claire, "POST", "/api/mcp", list, headers)).status).toBe(401);
  const { id, key } = await keys.keyOf(claire);
  const by = { ...headers, authorization: `Bearer ${key}` };
  // A program of the former revision of the protocol, by its own words.
  const send = () =>
    keys.server.send(undefined, "POST", "/api/mcp", JSON.stringify(list), {
      ...by,
      "content-type": "application/json",
    });
  expect((await (await send()).text()).includes("leads_list")).toBe(true);
  expect((await keys.server.call(undefined, "GET", "/api/mcp", undefined, by)).status).toBe(405);
  await keys.end(claire, id);
  expect((await send()).status).toBe(401);
});
