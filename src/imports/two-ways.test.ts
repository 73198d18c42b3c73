import { expect, test } from "vitest";
import { dateInTwoWays } from "./dates.ts";
import { numberInTwoWays } from "./numbers.ts";

test("a date may be read in two ways where both are days, and not where it is none at all", () => {
  expect(["03/04/2027", "3-4-27"].map(dateInTwoWays)).toEqual([true, true]);
  for (const one of ["31/02/2027", "31/03/2027", "03/31/2027", "05/05/2027", "2027-02-31", "room 12"])
    expect(dateInTwoWays(one), one).toBe(false);
});

test("a number may be read in two ways where both are numbers", () => {
  expect(["1.200", "1,200"].map(numberInTwoWays)).toEqual([true, true]);
  for (const one of ["1200", "1.200,50", "12 apples", "1.2.3"]) expect(numberInTwoWays(one), one).toBe(false);
});
