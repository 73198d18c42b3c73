import { expect, test } from "vitest";
import type { Write } from "../records/write.ts";
import { enqueue } from "./enqueue.ts";
import type { Item } from "./item.ts";
import { matches } from "./matches.ts";
import { mayWait } from "./may-wait.ts";
import { mergeChange } from "./merge.ts";
import { over } from "./overlay.ts";
import { beginsOf } from "./kept-meta.ts";
import { foreseen } from "./pretend.ts";
import { knowUsualStages } from "../testing/usual-stages.ts";

const [one, two] = ["01a1fee0-0000-7000-8000-000000000001", "01a1fee0-0000-7000-8000-000000000002"];
const row = (values: object, id = one) => ({ id, version: 5, ...values });

function update(change: object, base: object, key: string): Write {
  return {
    entity: "leads",
    act: "update",
    ids: [one],
    body: { ...change, version: 5 },
    key,
    row: row(base),
    effect: { ...change },
  };
}
function create(values: object, key = two): Write {
  return {
    entity: "leads",
    act: "create",
    ids: [key],
    body: { ...values, id: key },
    key,
    effect: { ...values, id: key },
  };
}
const remove = (id: string, key: string): Write => {
  return { entity: "leads", act: "remove", ids: [id], body: { ids: [id], do: "remove" }, key, effect: {} };
};
const all = (writes: Write[], tried = false) =>
  writes.reduce<Item[]>((items, write) => enqueue(items, write, tried), []);
const bodies = (items: Item[]) => items.map(({ body }) => body);

test("changes of one record that were never sent become one, and none where all is as it was", () => {
  const first = update({ city: "Rouen" }, { city: "Paris" }, "a");
  expect(bodies(all([first, update({ score: 3 }, { city: "Rouen" }, "b")]))).toEqual([
    { city: "Rouen", score: 3, version: 5 },
  ]);
  expect(all([first, update({ city: "Paris" }, { city: "Rouen" }, "b")])).toEqual([]);
});

test("what may have reached the server stays as it was sent", () => {
  const items = enqueue(
    all([update({ city: "Rouen" }, {}, "a")], true),
    update({ city: "Paris" }, { city: "Rouen" }, "b"),
    false,
  );
  expect(bodies(items)).toEqual([
    { city: "Rouen", version: 5 },
    { city: "Paris", version: 5 },
  ]);
  expect(items.map(({ place }) => place)).toEqual([1, 2]);
});

test("a new record that is changed is still one, and removed it never was", () => {
  const made = create({ name: "Solenn" });
  const changed = { ...update({ name: "Solenn K." }, { name: "Solenn" }, "b"), ids: [two] };
  expect(all([made, changed])).toMatchObject([
    { act: "create", name: "Solenn K.", body: { id: two, name: "Solenn K." } },
  ]);
  expect(all([made, changed, remove(two, "c")])).toEqual([]);
  expect(all([made], true).concat(all([remove(two, "c")])).length).toBe(2);
});

test("a list shows what waits: changed rows, new ones first, removed ones not", () => {
  const items = all([update({ city: "Rouen" }, { city: "Paris" }, "a"), create({ name: "Solenn", stage: "new" })]);
  const page = { data: [row({ city: "Paris", score: 9 })], next: null };
  expect(over(items, "/api/leads?order=name", page)).toMatchObject({
    data: [
      { id: two, name: "Solenn" },
      { id: one, city: "Rouen", score: 9, version: 5 },
    ],
  });
  const lost = `/api/leads?where=${encodeURIComponent('{"stage":{"in":["lost"]}}')}`;
  expect(over(items, lost, { data: [] })).toEqual({ data: [] });
  expect(over(items, "/api/leads?cursor=x", { data: [] })).toEqual({ data: [] });
  expect(over(items, "/api/accounts?order=name", page)).toBe(page);
  expect(over(all([remove(one, "a")]), "/api/leads?order=name", page)).toMatchObject({ data: [] });
  expect(over(items, `/api/leads/${two}`, undefined)).toMatchObject({ data: { id: two, name: "Solenn" } });
  expect(over(items, "/api/leads/01a1fee0-0000-7000-8000-000000000009", undefined)).toBeUndefined();
});

test("a moved card leaves its column for another", () => {
  const moved: Write = { ...update({ stage: "won" }, { stage: "new", name: "A" }, "a"), act: "win", body: { id: one } };
  const lane = (stage: string) =>
    `/api/leads?where=${encodeURIComponent(JSON.stringify({ and: [{ owner_id: { is_null: true } }, { stage }] }))}`;
  expect(over(all([moved]), lane("new"), { data: [row({ stage: "new" })] })).toEqual({ data: [] });
  expect(over(all([moved]), lane("won"), { data: [] })).toMatchObject({ data: [{ id: one, name: "A", stage: "won" }] });
});

test("filters that only the server understands are left to it", () => {
  expect(matches({ city: { like: "R%" } }, { city: "Rouen" })).toBeUndefined();
  expect(matches({ or: [{ city: { like: "R%" } }, { stage: "new" }] }, { stage: "new" })).toBe(true);
  expect(matches({ and: [{ city: { like: "R%" } }, { not: { stage: "new" } }] }, { stage: "new" })).toBe(false);
});

test("what lies between two days, moments or numbers is told without the server", () => {
  const march = { expected_close: { gte: "2031-03-01", lte: "2031-03-31" } };
  expect(matches(march, { expected_close: "2031-03-31" })).toBe(true);
  expect(matches(march, { expected_close: "2031-04-01" })).toBe(false);
  const day = { at: { gte: "2031-03-12T23:00:00.000Z", lt: "2031-03-13T23:00:00.000Z" } };
  expect(matches(day, { at: "2031-03-13T00:30:00+01:00" })).toBe(true);
  expect(matches(day, { at: "2031-03-14T00:00:00+01:00" })).toBe(false);
  expect(matches({ value: { gt: 100 } }, { value: 99 })).toBe(false);
  // What has no day, what is a day for each reader and what is a word the server is asked.
  for (const at of [null, "2031-03-13", "soon"]) expect(matches(day, { at }), String(at)).toBeUndefined();
});

test("a record that is new on a day stands on it in a calendar", () => {
  const items = all([create({ name: "Solenn", expected_close: "2031-03-12" })]);
  const month = (from: string, to: string) =>
    `/api/leads?where=${encodeURIComponent(JSON.stringify({ expected_close: { gte: from, lte: to } }))}&each_day=expected_close`;
  expect(over(items, month("2031-02-24", "2031-04-06"), { data: [] })).toMatchObject({ data: [{ id: two }] });
  expect(over(items, month("2031-03-31", "2031-05-11"), { data: [] })).toEqual({ data: [] });
});

test("fields that only one side changed merge, the same value is no clash, another one is", () => {
  const item = update({ city: "Rouen", score: 3, source: "Web" }, { city: "Paris", score: 1, source: "Fair" }, "a");
  const stored = row({ city: "Paris", score: 3, source: "Letter" });
  expect(mergeChange(item, stored)).toEqual({
    change: { city: "Rouen" },
    clashes: [{ name: "source", base: "Fair", mine: "Web", theirs: "Letter" }],
  });
});

test("rights, people, handing over and merging never wait", () => {
  const wait = (entity: string, act: string) => mayWait({ entity: entity as "leads", act });
  expect([wait("leads", "claim"), wait("accounts", "move"), wait("tags", "create")]).toEqual([true, true, true]);
  for (const [entity, act] of [
    ["leads", "assign"],
    ["leads", "merge"],
    ["people", "update"],
    ["saved_searches", "create"],
  ] as const)
    expect(wait(entity, act)).toBe(false);
});

test("a new record begins as the server has said of its fields, under what was typed", () => {
  knowUsualStages();
  const field = (name: string, rest: object = {}) => ({ name, ...rest });
  const fields = [field("stage", { chosen_from: "stages" }), field("emails", { begins: [] }), field("city")];
  const meta = [{ name: "leads", state: "stage", transitions: {}, verbs: {}, fields }] as never;
  const begins = beginsOf(meta, "leads");
  expect(begins).toEqual({ stage: "new", emails: [] });
  const by = { person: { id: one, name: "Claire", team_id: null }, rights: {} } as never;
  const made = foreseen(create({ name: "Zoé", emails: ["z@x.fr"] }), by, begins);
  // (A comment that waits says who wrote it, not "Tandem".)
  expect(made).toMatchObject({ created_by: one, updated_by: one });
  expect(made).toMatchObject({ stage: "new", emails: ["z@x.fr"], name: "Zoé", version: 1 });
  expect(beginsOf([], "leads")).toEqual({});
});
