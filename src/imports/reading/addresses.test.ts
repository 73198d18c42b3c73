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
])("an address written %j is %s", (written, address) => {
  expect(values(written)["emails"]).toEqual([address]);
});

test("an address that nothing can be sent to is kept in the note as it was written", () => {
  expect(values("josé@a.example")["note"]).toBe("Email: josé@a.example");
  expect(values("ada@ a.example at work")["note"]).toBe("ada@ a.example at work");
});
