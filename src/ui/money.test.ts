import { beforeEach, expect, test } from "vitest";
import { formatSums, inOwnCurrency, knowRates } from "./money.ts";

const plain = (text: string) => text.replace(/\s/g, " ");
beforeEach(() => knowRates({ currency: "EUR", rates: {} }));

test("sums say each currency", () => {
  expect(formatSums({ USD: 1200.4, EUR: 84_000 })).toMatch(/^84\s000\s€ \+ 1\s200\s\$US$/);
  expect(formatSums({})).toMatch(/^0\s€$/);
});

test("sums of several currencies are told in the company's, beside those whose rate is not known", () => {
  knowRates({ currency: "EUR", rates: { USD: 0.9, CHF: 1.1 } });
  expect(plain(formatSums({ EUR: 84_000, USD: 1000 }))).toBe("≈ 84 900 €");
  expect(plain(formatSums({ EUR: 1000, USD: 1000, GBP: 500 }))).toBe("≈ 1 900 € + 500 £GB");
  expect(plain(formatSums({ EUR: 1000, GBP: 500 }))).toBe("1 000 € + 500 £GB");
  expect(plain(formatSums({ USD: 1000 }))).toBe("1 000 $US");
});

test("what has no rate is worth nothing that one could say", () => {
  knowRates({ currency: "CHF", rates: { EUR: 0.95 } });
  expect([inOwnCurrency(100, "EUR"), inOwnCurrency(100, "CHF"), inOwnCurrency(100, "USD")]).toEqual([
    95,
    100,
    undefined,
  ]);
  expect(plain(formatSums({}))).toBe("0 CHF");
});
