import { expect, test } from "vitest";
import { ApiError } from "../client/api-error.ts";
import { errorLines } from "./field-errors.ts";

const refused = new ApiError(
  {
    code: "VALIDATION_FAILED",
    message: "",
    request_id: "",
    timestamp: "",
    details: { fields: { owner_id: "This is needed.", name: "This is needed." } },
  },
  422,
);

test("a field that is wrong is called as people call it, also where a dialog has no label for it", () => {
  const lines = errorLines(refused, { name: "Name of the project" }, []);
  expect(lines.map(({ label }) => label)).toEqual(["Owner", "Name of the project"]);
});

test("what was wrong with a field is said no longer once it is changed", () => {
  expect(errorLines(refused, {}, ["owner_id"]).map(({ name }) => name)).toEqual(["name"]);
  expect(errorLines(refused, {}, ["owner_id", "name"])).toEqual([]);
});
