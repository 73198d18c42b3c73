import { expect, test } from "vitest";
import type { FieldMeta } from "../entity/meta.ts";
import { list, questionOf } from "./child-list.ts";

const fields = [
  { name: "user_id", kind: "reference" },
  { name: "rate", kind: "money" },
  { name: "project_id", kind: "reference" },
] as FieldMeta[];
const where = { project_id: "01930000-0000-7000-8000-000000000001" };
const rest = { order: ["user_name" as const] };

test("a line that shows whom a record points at has their names with it", () => {
  const shown = list("project_members", { form: ["user_id", "rate"], ...rest });
  expect(questionOf(shown, where, fields)).toEqual({ where, order: ["user_name"], include: ["user"] });
  const others = list("project_members", { form: ["user_id"], shows: ["rate"], ...rest });
  expect(questionOf(others, where, fields)).toEqual({ where, order: ["user_name"] });
});

test("a line that is drawn asks for no more than it did", () => {
  const drawn = list("project_members", { form: ["user_id"], line: ({ name }) => name, ...rest });
  expect(questionOf(drawn, where, fields)).toEqual({ where, order: ["user_name"] });
});
