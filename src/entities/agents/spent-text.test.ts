import { expect, test } from "vitest";
import { spentText } from "./use-budgets.ts";

test("what was spent has two decimals, where it is less two figures or four decimals, and is never nothing where something was", () => {
  const said = (amount: number) => spentText(amount).replace(/\s/g, " ");
  expect([12_400_000, 128_000, 59_200, 2100, 640, 42, 0].map(said)).toEqual([
    "12,40 €",
    "0,13 €",
    "0,059 €",
    "0,0021 €",
    "0,0006 €",
    "0,0001 €",
    "0,00 €",
  ]);
});
