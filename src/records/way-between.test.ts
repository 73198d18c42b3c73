import { expect, test } from "vitest";
import { wayBetween } from "./way-between.ts";

const transitions = { prospect: ["active"], active: ["lost", "archived"], lost: ["won_back"], archived: ["prospect"] };

test("the shortest way is found, over as many steps as it takes", () => {
  expect(wayBetween(transitions, "prospect", "active")).toEqual(["active"]);
  expect(wayBetween(transitions, "active", "prospect")).toEqual(["archived", "prospect"]);
  expect(wayBetween(transitions, "active", "active")).toEqual([]);
});

test("where no way leads there is none", () => {
  expect(wayBetween(transitions, "lost", "active")).toBeUndefined();
  expect(wayBetween({}, "active", "lost")).toBeUndefined();
});
