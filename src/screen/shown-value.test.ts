import { expect, test } from "vitest";
import type { FieldMeta } from "../entity/meta.ts";
import type { RecordRow } from "../records/record-client.ts";
import { shownValue } from "./shown-value.ts";

const field = { name: "project_id", kind: "reference" } as FieldMeta;
const shown = (row: object) => shownValue(row as RecordRow, field);

test("a record that is pointed at is shown by its name, one that its reader does not see by a word and never by its id", () => {
  const project_id = "01930000-0000-7000-8000-000000000001";
  expect(shown({ project_id, project: { id: project_id, name: "Mill" } })).toBe("Mill");
  for (const row of [{ project_id, project: null }, { project_id }]) expect(shown(row)).toBe("Not visible to you");
  expect(shown({ project_id: null, project: null })).toBeUndefined();
});
