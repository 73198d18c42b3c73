import { expect, test } from "vitest";
import { nearby } from "./nearby.ts";

test("a task is related to those of its project first, and one without a project to none before others", () => {
  expect(nearby({ project_id: "mill" })).toEqual({ project_id: "mill" });
  expect(nearby({ project_id: null })).toBeUndefined();
});
