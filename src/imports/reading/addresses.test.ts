import { expect, test } from "vitest";
import { lead } from "../../entities/leads/lead.entity.ts";
import type { Entity } from "../../entity/describe.ts";
import { analyse } from "../analyse.ts";
import { rowReading } from "../read-row.ts";

const importer = { id: "01234567-89ab-7def-8123-456789abcdef", locale: "fr-FR", file_name: "people.csv" };
const { settings, columns } = analyse(
  lead as Entity,
  "Name,Email\nAda,ada@a.example\n",
  { encoding: "utf-8" },
  importer,
);
const read = rowReading({ entity: lead as Entity, settings, columns, time_zone: "Europe/Paris", country: "FR" });
const values = (email: string) => read({ line: 2, cells: ["Ada", email] }).values;

test.each([
  ["sinead.o'hara@a.example", "sinead.o'hara@a.example"],
  ["'ada@a.example'", "ada@a.example"],
  ["ada@a.example\u200b", "ada@a.example"],
  ["Ada Stone <ADA@a.example>", "ada@a.example"],
  ["José.García@a.example", "josé.garcía@a.example"],
  ["info@müller.example", "info@müller.example"],
])("an address written %j is %s", (written, address) => {
  expect(values(written)["emails"]).toEqual([address]);
});

test("a row of which there is but a number that cannot be dialled is named by it", () => {
  const text = "Name,Phone\nAda,+1-555-0199\n";
  const found = analyse(lead as Entity, text, { encoding: "utf-8" }, importer);
  const row = rowReading({ entity: lead as Entity, ...found, time_zone: "Europe/Paris", country: "FR" });
  expect(row({ line: 2, cells: ["", "+1-555-0199"] }).called).toBe("+1-555-0199");
  expect(row({ line: 2, cells: ["", "none"] }).called).toBeUndefined();
});

test("a part of a name that the whole one lacks is noted", () => {
  const text = "Name,First name,Last name\nAda S.,Ada,Stone\n";
  const found = analyse(lead as Entity, text, { encoding: "utf-8" }, importer);
  const named = rowReading({ entity: lead as Entity, ...found, time_zone: "Europe/Paris", country: "FR" });
  expect(named({ line: 2, cells: ["Ada S.", "Ada", "Stone"] }).values).toMatchObject({
    name: "Ada S.",
    note: "Last name: Stone",
  });
});

test("an address that nothing can be sent to is kept in the note as it was written", () => {
  expect(values("ada@a")["note"]).toBe("Email: ada@a");
  expect(values("ada@ a.example at work")["note"]).toBe("ada@ a.example at work");
});
