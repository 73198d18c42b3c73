import { afterAll, beforeAll, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { company, claire, amir, upload, act, whole, problems, rows, close } = {} as Rig;

beforeAll(async () => {
  ({ company, claire, amir, upload, act, whole, problems, rows, close } = await importing());
});
afterAll(() => close());

const names = async () =>
  (await rows("select name from public.tags where deleted_at is null order by name")).map(({ name }) => name);
const tagsOf = async (lead: string) =>
  (
    await rows(
      "select t.name from public.leads l join public.tags t on t.id = any (l.tag_ids) where l.name = $1 order by t.name",
      [lead],
    )
  ).map(({ name }) => name);
/** So many leads, each with a tag of its own and one that all have, in one more way of writing it. */
const file = (count: number, prefix: string) =>
  `name,tags\n${Array.from({ length: count }, (_, n) => `${prefix} ${n},"${prefix} ${n % 3}, ${n % 2 ? "Fair" : "FAIR"}"`).join("\n")}\n`;

test("tags that are not there are counted by the check, made once by the import, and stay when it is taken back", async () => {
  await company.row("public.tags", { name: "Fair" });
  // More than one batch.
  const found = await upload(claire, file(450, "Lille"));
  expect(found.settings).toMatchObject({ make_tags: true, mapping: [{ field: "name" }, { field: "tag_ids" }] });
  expect(await act(claire, found.id, "check")).toMatchObject({ counts: { create: 450, made: 3 } });
  expect(await names()).toEqual(["Fair"]);
  expect(await act(claire, found.id, "commit")).toMatchObject({ counts: { create: 450, made: 3 } });
  expect(await names()).toEqual(["Fair", "Lille 0", "Lille 1", "Lille 2"]);
  expect(await tagsOf("Lille 400")).toEqual(["Fair", "Lille 1"]);
  // What one has made, another finds.
  expect((await whole(amir, file(3, "Lille"))).counts).toEqual({ create: 3 });
  expect(await act(claire, found.id, "undo")).toMatchObject({ state: "undone", counts: { undone: 450 } });
  expect(await names()).toHaveLength(4);
});

test("without the wish, or of a row that is refused, none is made, and the row goes in without", async () => {
  const before = await names();
  const refused = await whole(claire, "name,tags\nBordeaux,Bordeaux\n", { make_tags: false });
  expect(refused.counts).toEqual({ create: 1, cells: 1 });
  expect(await problems(claire, refused.id)).toMatchObject([
    { left_out: [{ field: "tag_ids", text: "Bordeaux", reason: "no such record that you can see" }] },
  ]);
  const bad = await whole(amir, "name,email,tags\n,,Nantes\n");
  expect(bad.counts).toEqual({ invalid: 1 });
  expect(await names()).toEqual(before);
});

test("of a row that is left out, since its record is there or in the bin, none is made", async () => {
  const before = await names();
  const known = { match_key: "emails", on_match: "skip" as const };
  const row = (tag: string) => `name,email,tags\nTournai,tournai@client.test,${tag}\n`;
  expect((await whole(claire, row("Fair"), known)).counts).toEqual({ create: 1 });
  expect((await whole(claire, row("Left out"), known)).counts).toEqual({ skip: 1 });
  await company.owner.query("update public.leads set deleted_at = now() where name = 'Tournai'");
  expect((await whole(claire, row("Left out"), known)).counts).toEqual({ binned: 1 });
  expect(await names()).toEqual(before);
  await company.owner.query("update public.leads set deleted_at = null where name = 'Tournai'");
  const changed = await whole(claire, row("Changed"), { ...known, on_match: "update" });
  expect(changed.counts).toEqual({ update: 1, made: 1 });
});

test("a column that was taken for tags makes some, not thousands", async () => {
  const before = (await names()).length;
  const notes = `name,keywords\n${Array.from({ length: 900 }, (_, n) => `Note ${n},Called on day ${n}`).join("\n")}\n`;
  const { id } = await upload(claire, notes);
  expect(await act(claire, id, "check")).toMatchObject({ counts: { create: 900, cells: 400, made: 500 } });
  expect(await names()).toHaveLength(before);
});

test("a check tells of all rows what the import does, also of those that come after as many tags as it makes", async () => {
  const many = `name,tags\n${Array.from({ length: 1200 }, (_, n) => `Mons ${n},${n % 2 ? "Mons" : "MONS"} ${n % 500}`).join("\n")}\n`;
  const { id } = await upload(amir, many);
  expect(await act(amir, id, "check")).toMatchObject({ counts: { create: 1200, made: 500 } });
  expect((await act(amir, id, "commit")).counts).toEqual({ create: 1200, made: 500 });
});

test("a cell of more tags than a record may have is left out and makes none; thousands of tags in many cells are looked up together", async () => {
  const tags = (count: number, prefix: string) =>
    `"${Array.from({ length: count }, (_, n) => `${prefix} ${n}`).join(", ")}"`;
  const found = await upload(claire, `name,labels\nNamur,${tags(60_000, "Namur")}\nHuy,${tags(50, "Mons")}\n`);
  expect((await act(claire, found.id, "check")).counts).toMatchObject({ create: 2, cells: 1 });
  expect(await problems(claire, found.id)).toMatchObject([
    { left_out: [{ field: "tag_ids", reason: "is too long or too large" }] },
  ]);
  const wide = Array.from({ length: 400 }, (_, n) => `Dinant ${n},${tags(50, `Dinant ${n}`)}`).join("\n");
  const { id } = await upload(claire, `name,labels\n${wide}\n`);
  expect((await act(claire, id, "check")).counts).toMatchObject({ made: 500 });
});
