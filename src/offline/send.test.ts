import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ownId } from "../client/own-id.ts";
import { newKey } from "../client/request.ts";
import type { RecordRow, Values } from "../records/record-client.ts";
import type { Write } from "../records/write.ts";
import type { TestPerson } from "../testing/company.ts";
import { importing } from "../testing/importing.ts";
import { enqueue } from "./enqueue.ts";
import type { Item } from "./item.ts";
import { type Box, sendWaiting } from "./send.ts";

type Lead = RecordRow & { name: string; city: string | null; source: string | null };
type Rig = Awaited<ReturnType<typeof importing>>;
let { server, claire, amir, rows, close } = {} as Rig;
let items: Item[] = [];
let lost = 0;

const box: Box = {
  items: () => items,
  replace: (old, next) => {
    const keys = new Set(old.map(({ key }) => key));
    items = [...items.filter(({ key }) => !keys.has(key)), ...next].toSorted((one, other) => one.place - other.place);
    return Promise.resolve();
  },
  done: () => undefined,
};

beforeAll(async () => {
  ({ server, claire, amir, rows, close } = await importing());
  // Claire's browser: what it asks reaches the server, and of some writes the answer is lost.
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body, headers }: RequestInit) => {
    const answer = await server.send(claire, method, path, body ?? undefined, headers as Record<string, string>);
    if (method !== "GET" && lost-- > 0) throw new TypeError("the line broke");
    return answer;
  });
});
beforeEach(() => {
  items = [];
  lost = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
});

const wait = (write: Write) => void (items = enqueue(items, write, false));
function create(values: Values): string {
  const key = newKey();
  const id = ownId(key, claire.id);
  const body = { ...values, owner_id: claire.id, id };
  wait({ entity: "leads", act: "create", ids: [id], body, key, effect: body });
  return id;
}
const update = (row: RecordRow, change: Values) =>
  wait({
    entity: "leads",
    act: "update",
    ids: [row.id],
    body: { ...change, version: row.version },
    key: newKey(),
    row,
    effect: change,
  });
const act = (id: string, verb: string, input: Values) =>
  wait({ entity: "leads", act: verb, ids: [id], body: { ...input, id }, key: newKey(), effect: {} });
const made = async (values: Values, person: TestPerson = claire) =>
  (await server.call<{ data: Lead }>(person, "POST", "/api/leads", { owner_id: person.id, ...values })).body.data;
const read = async (id: string) =>
  (await rows("select name, city, source, stage, version from public.leads where id = $1", [id]))[0];

test("what builds on each other goes in its order, and an answer that is lost does not double it", async () => {
  const id = create({ name: "Solenn" });
  act(id, "move", { stage: "proposal" });
  update({ id, version: 1 }, { city: "Rouen" });
  lost = 1;
  expect(await sendWaiting(box)).toBe("later");
  expect(items.map(({ tried }) => tried)).toEqual([true, false, false]);
  expect(await sendWaiting(box)).toBe("done");
  expect(items).toEqual([]);
  expect(await read(id)).toMatchObject({ name: "Solenn", stage: "proposal", city: "Rouen" });
  expect(await rows("select id from public.leads where name = 'Solenn'")).toHaveLength(1);
});

test("a change whose answer was lost is known again, though its version has gone on", async () => {
  const row = await made({ name: "Lost", city: "Paris" });
  update(row, { city: "Rouen" });
  lost = 1;
  await sendWaiting(box);
  expect(await sendWaiting(box)).toBe("done");
  expect(await read(row.id)).toMatchObject({ city: "Rouen", version: 2 });
});

test("fields of others stay, the same field is asked about, and holds up nobody else", async () => {
  const [one, two] = [await made({ name: "One", city: "Paris" }), await made({ name: "Two", source: "Fair" })];
  update(one, { city: "Rouen" });
  update(two, { source: "Web", city: "Brest" });
  const third = create({ name: "Third" });
  await server.call(claire, "PATCH", `/api/leads/${one.id}`, { source: "Letter" });
  await server.call(claire, "PATCH", `/api/leads/${two.id}`, { source: "Call" });
  expect(await sendWaiting(box)).toBe("done");
  expect(await read(one.id)).toMatchObject({ city: "Rouen", source: "Letter" });
  expect(await read(third)).toMatchObject({ name: "Third" });
  expect(items).toMatchObject([{ name: "Two", state: "conflict", stored: { source: "Call" } }]);
});

test("what is not one's own any more is refused and kept; what builds on it waits, the rest does not", async () => {
  const foreign = await made({ name: "Amir's" }, amir);
  const refused = create({ name: "Broken", emails: ["no address"] });
  update({ id: refused, version: 1 }, { city: "Nantes" });
  act(refused, "win", {});
  update(foreign, { city: "Lille" });
  const fine = create({ name: "Fine" });
  expect(await sendWaiting(box)).toBe("done");
  expect(items.map(({ act: what, state, problem }) => [what, state, problem?.code])).toEqual([
    ["create", "refused", "VALIDATION_FAILED"],
    ["win", "waiting", undefined],
    ["update", "refused", "RESOURCE_NOT_FOUND"],
  ]);
  expect(await read(fine)).toMatchObject({ name: "Fine" });
});
