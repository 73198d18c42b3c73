import { expect, test } from "vitest";
import { joinRange, joinValues, splitRange, splitValues } from "./filter-values.ts";

test.each([[["qualified", "proposal"]], [["Salon Pro, Rouen"]], [["Inc.", "a.b", "c\\d"]]])(
  "%j comes back as it was",
  (values) => {
    expect(splitValues(joinValues(values))).toEqual(values);
  },
);

test("stages stay readable in the address", () => {
  expect(joinValues(["qualified", "proposal"])).toBe("qualified.proposal");
});

test("a range may be open at one end, and empty is none", () => {
  expect(splitRange(joinRange({ from: "1000", to: "" }, "-"), "-")).toEqual({
    from: "1000",
    to: "",
  });
  expect(joinRange({ from: "", to: "" }, "..")).toBe("");
  expect(splitRange("2026-11-01..2026-11-30", "..")).toEqual({
    from: "2026-11-01",
    to: "2026-11-30",
  });
});
