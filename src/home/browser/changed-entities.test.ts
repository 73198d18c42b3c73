import { expect, test } from "vitest";
import { changedEntities } from "./changed-entities.ts";

test("whoever works on tasks hears of changes to them, and to the projects that they see", () => {
  const member = { tasks: { read: ["own", "project"], update: ["own"] }, projects: { read: ["project"] } };
  expect(changedEntities(member)).toEqual(["projects", "tasks"]);
});

test("whoever reads all and changes nothing has nothing of their own", () => {
  expect(changedEntities({ leads: { read: ["all"] }, tasks: { read: ["all"] } })).toEqual([]);
  expect(changedEntities(undefined)).toEqual([]);
});
