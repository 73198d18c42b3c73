import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { importing } from "../testing/importing.ts";
import { workbookAsCsv } from "./workbook.ts";

// Boards of Trello, as anybody there may save them: JSON.

let rig: Awaited<ReturnType<typeof importing>>;
let nora: TestPerson;

beforeAll(async () => {
  rig = await importing();
  nora = await rig.company.person("project_manager", { name: "Nora Lindqvist" });
  await rig.company.person("team_member", { name: "Paul Okafor" });
  await rig.company.row("public.projects", { name: "Web shop", owner_id: nora.id, status: "active" });
});
afterAll(() => rig.close());

const comment = (date: string, said: string) => ({
  type: "commentCard",
  date: `${date}T09:30:00.000Z`,
  memberCreator: { fullName: "Ines, of old" },
  data: { text: said, card: { id: "c1" } },
});
const board = {
  id: "b1",
  name: "Web shop",
  lists: [
    { id: "l1", name: "Doing", closed: false },
    { id: "l2", name: "Kitchen", closed: true },
  ],
  members: [{ id: "m1", fullName: "Paul Okafor", username: "paul" }],
  checklists: [
    {
      idCard: "c1",
      name: "Before it opens",
      checkItems: [
        { name: "Sizes", state: "complete" },
        { name: "Weights", state: "incomplete" },
      ],
    },
  ],
  actions: [comment("2026-03-02", "Second"), { type: "updateCard", data: {} }, comment("2026-03-01", "First")],
  cards: [
    {
      id: "c1",
      name: "Sheets, of all products",
      desc: "With pictures",
      idList: "l1",
      idMembers: ["m1", "gone"],
      labels: [
        { name: "Shop, online", color: "red" },
        { name: "", color: "green" },
      ],
      start: "2026-03-01T08:00:00.000Z",
      due: "2026-03-09T15:00:00.000Z",
      dueComplete: false,
      closed: false,
      dateLastActivity: "2026-03-02T09:30:00.000Z",
    },
    { id: "c2", name: "Old shelf", idList: "l2", dateLastActivity: "2026-02-01T10:00:00.000Z", labels: null, due: 7 },
  ],
};

test("a board comes in with lists, people, labels, days, checklists and what was said; what it had put away is done", async () => {
  const done = await rig.whole(nora, `\uFEFF${JSON.stringify(board, null, 2)}`, {}, "tasks");
  expect(done.counts).toMatchObject({ create: 2 });
  const made = await rig.rows(
    `select t.name, t.status, t.body, t.starts_on::text, t.due_on::text, t.external_id, t.external_source, p.name as owner,
       t.ended_at::date::text as ended_on, (select array_agg(g.name order by lower(g.name)) from public.tags g where g.id = any (t.tag_ids)) as tags
     from public.tasks t left join public.people p on p.id = t.owner_id order by t.external_id`,
  );
  expect(made).toMatchObject([
    {
      name: "Sheets, of all products",
      status: "in_progress",
      owner: "Paul Okafor",
      starts_on: "2026-03-01",
      due_on: "2026-03-09",
      external_id: "c1",
      external_source: "Trello",
      ended_on: null,
      tags: ["green", "Shop, online"],
    },
    { name: "Old shelf", status: "done", ended_on: "2026-02-01", owner: null, tags: null },
  ]);
  expect(String(made[0]?.["body"])).toMatch(
    /^With pictures\n\n\*\*Before it opens\*\*\n- \[x\] Sizes\n- \[ \] Weights\n\n\*\*Ines, of old\*\*, 2026-03-01: First\n\n\*\*Ines, of old\*\*, 2026-03-02: Second/,
  );
  // (A list that is no state is told, and asked about.)
  expect(done.left_out).toMatchObject([{ field: "status", text: "Kitchen", reason: "is none of the choices" }]);
  expect((await rig.whole(nora, JSON.stringify(board), {}, "tasks")).counts).toMatchObject({ unchanged: 2 });
});

test("JSON that is no board, or is cut off, is refused with what to do; so is one that nests without an end", async () => {
  for (const text of ['{"cards": 7}', '{ "name": "Half a bo', `{"cards":${"[".repeat(200_000)}`]) {
    const path = "/api/imports?entity=tasks&file_name=board.json";
    const answer = await rig.server.send(nora, "POST", path, text, { "content-type": "application/json" });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toMatch(
      /^This file is JSON, and no board of Trello\./,
    );
  }
});

test("a name that stands there once is not written a thousand times: a board of a megabyte comes to no gigabytes", async () => {
  const long = "n".repeat(1_000_000);
  const card = (nth: number) => ({ id: `c${nth}`, name: "Card", idList: "l1", idMembers: ["m1"] });
  const whole = {
    name: "Board",
    lists: [{ id: "l1", name: "Doing" }],
    members: [{ id: "m1", fullName: "Paul" }],
    cards: Array.from({ length: 150 }, (_, nth) => card(nth)),
  };
  const read = async (text: object) => {
    const [board] = await workbookAsCsv(Buffer.from(JSON.stringify(text)), nora.id);
    return Buffer.from(board?.csv ?? "");
  };
  expect((await read(whole)).toString().split("\n")).toHaveLength(152);
  const large = [
    { ...whole, name: long },
    { ...whole, lists: [{ id: "l1", name: long }] },
    { ...whole, members: [{ id: "m1", fullName: long }] },
    {
      ...whole,
      cards: [{ ...card(1), idMembers: Array(200_000).fill("m1") }],
      members: [{ id: "m1", fullName: long }],
    },
  ];
  for (const each of large) await expect(read(each)).rejects.toThrow("This workbook or board is too large to be read.");
  // A card that comes again is the same card: what was said about it stands there once.
  const ticks = {
    idCard: "c1",
    name: "All",
    checkItems: Array(5000).fill({ name: "x".repeat(100), state: "complete" }),
  };
  const again = { ...whole, checklists: [ticks], cards: Array.from({ length: 1000 }, () => card(1)) };
  expect((await read(again)).length).toBeLessThan(1_000_000);
});

test("who has several workbooks read at once lets the others' be read beside them", async () => {
  const board_of = (cards: number) => Buffer.from(JSON.stringify({ name: "B", cards: Array(cards).fill({ id: 7 }) }));
  const ended: string[] = [];
  const read = (person: string, cards: number) =>
    workbookAsCsv(board_of(cards), person).then(() => void ended.push(person));
  await Promise.all([read("one", 1_000_000), read("one", 1_000_000), read("one", 1_000_000), read("other", 1)]);
  expect(ended).toEqual(["other", "one", "one", "one"]);
});
