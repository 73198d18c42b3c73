import { expect, test } from "vitest";
import type { Conditions, Step } from "../../workflows/definition.ts";
import { conditionWords, stepWords } from "./workflow-words.ts";

test("what a program has left out of a definition is read as what it then means", () => {
  const { if: conditions } = { format: 1 } as { if?: Conditions };
  expect(conditionWords(conditions, "leads")).toBe("");
  expect(stepWords({ id: "wait", type: "wait", minutes: 60 } as unknown as Step, "leads")).toContain("Wait");
});
