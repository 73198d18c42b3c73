import { expect, test } from "vitest";
import { movesOf } from "./with-lists.ts";

test("a state is offered where the verb that moves takes it, and begins from where the record stands", () => {
  const transitions = { in: ["out", "retired"], out: ["in"], retired: ["in"] };
  const verb = { right: "update", many: true, input: { properties: { state: { enum: ["in", "retired"] } } } };
  expect(movesOf(transitions, "state", { ...verb, from: ["in", "retired"] })).toEqual({
    in: ["retired"],
    retired: ["in"],
  });
  expect(movesOf(transitions, "state", { ...verb, input: {} })).toEqual(transitions);
});
