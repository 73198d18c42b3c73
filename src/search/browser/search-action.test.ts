import { Target } from "lucide-react";
import { expect, test } from "vitest";
import { matchingActions } from "./search-action.ts";

test("an act is found by its own words and by those that people use for it", () => {
  const create = { id: "new-lead", label: "New lead", also: "Create lead", icon: Target, run: () => undefined };
  for (const words of ["create lead", "new lead", "lead n"]) expect(matchingActions([create], words)).toEqual([create]);
  expect(matchingActions([create], "new client")).toEqual([]);
});
