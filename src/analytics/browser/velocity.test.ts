import { expect, test } from "vitest";
import { velocityOf } from "./sales-data.ts";

const pace = { won: 10, lost: 30, worth: 50_000, valued: 10, unvalued: 0, half_days: 60, open: 80 };

test("velocity is what thirty days are likely to bring; without a won lead or a day it is unknown", () => {
  expect(velocityOf(pace)).toBe(50_000);
  expect(velocityOf({ ...pace, won: 0, worth: 0, valued: 0 })).toBeNull();
  expect(velocityOf({ ...pace, half_days: 0 })).toBeNull();
  expect(velocityOf({ ...pace, half_days: null })).toBeNull();
});
