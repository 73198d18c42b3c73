import { expect, test } from "vitest";
import { isOutside } from "./is-outside.ts";

test("whoever neither manages the project nor is a member of it is outside, as soon as that is known", () => {
  const project = { owner_id: "maud" };
  expect(isOutside({ project, members: [], to: "hugo" })).toBe(true);
  expect(isOutside({ project, members: [{}], to: "hugo" })).toBe(false);
  expect(isOutside({ project, members: [], to: "maud" })).toBe(false);
  expect(isOutside({ project, members: undefined, to: "hugo" })).toBe(false);
  expect(isOutside({ project: null, members: [], to: "hugo" })).toBe(false);
});
