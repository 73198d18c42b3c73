import { afterAll, beforeAll, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { company, claire, amir, whole, rows, close } = {} as Rig;

beforeAll(async () => void ({ company, claire, amir, whole, rows, close } = await importing()));
afterAll(() => close());

const made = (name: string) => rows("select score, note from public.leads where name = $1", [name]);

test("a score is taken from a file unless the company's rules say what it is; then it stands in the note", async () => {
  const text = (name: string) => `Name,Email,Lead score\n${name},${name}@score.example,85\n`;
  await whole(claire, text("Free"));
  expect(await made("Free")).toEqual([{ score: 85, note: null }]);
  await company.row("public.score_rules", { subject: "has", value: "emails", points: 20 });
  await whole(amir, text("Ruled"));
  expect(await made("Ruled")).toEqual([{ score: 20, note: "Lead score: 85" }]);
  // The same again changes nothing, where a score of the file's would be refused.
  expect((await whole(amir, text("Ruled"))).counts).toEqual({ unchanged: 1 });
});
