import { expect, test } from "vitest";
import type { FieldMeta } from "../entity/meta.ts";
import { readForm, storedText } from "./read-form.ts";

const of = (field: Partial<FieldMeta> & Pick<FieldMeta, "name" | "kind">): FieldMeta => ({
  list: false,
  required: false,
  nullable: false,
  creatable: true,
  updatable: true,
  sortable: true,
  ...field,
});
const name = of({ name: "name", kind: "line", required: true });
const priority = of({ name: "priority", kind: "line", choices: ["urgent", "high", "none"], begins: "none" });
const visible = of({ name: "client_visible", kind: "flag", begins: false });

test("where one of a few is chosen, a new record shows what it begins with, and is made with what is shown", () => {
  expect(storedText(priority, null)).toBe("none");
  expect(storedText(visible, null)).toBe("false");
  expect(storedText(name, null)).toBe("");
  const made = readForm([name, priority, visible], null, { name: "Film" });
  expect(made).toEqual({ name: "Film", priority: "none", client_visible: false });
  expect(readForm([name, priority], null, { name: "Film", priority: "urgent" })).toEqual({
    name: "Film",
    priority: "urgent",
  });
});

test("of a record that is there only what differs is sent", () => {
  const row = { id: "1", name: "Film", version: 3, priority: "high", client_visible: null } as never;
  expect(storedText(priority, row)).toBe("high");
  expect(readForm([name, priority, visible], row, { priority: "high" })).toEqual({});
  expect(readForm([name, priority, visible], row, { priority: "none" })).toEqual({ priority: "none" });
});
