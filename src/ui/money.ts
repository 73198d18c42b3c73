import { formatAmount } from "./format-short.ts";

/** The company's currency, and what one unit of others is worth in it. */
export type Money = { currency: string; rates: Record<string, number> };

let known_money: Money = { currency: "EUR", rates: {} };

/** Learns which currency is the company's, and the rates of others. */
export function knowRates(money: Money): void {
  known_money = money;
}

/** The company's currency. */
export const ownCurrency = () => known_money.currency;

/** What an amount is in the company's currency; undefined where the rate is not known. */
export function inOwnCurrency(amount: number, currency: string): number | undefined {
  const rate = currency === known_money.currency ? 1 : known_money.rates[currency];
  return rate === undefined ? undefined : amount * rate;
}

/**
 * A sum without cents: `84 000 €`, `1 200 $US`; of several currencies what they are in the company's, `≈ 85 100 €`, followed by
 * those whose rate is not known, `≈ 85 100 € + 300 £GB`; `0 €` where there is none.
 */
export function formatSums(sums: unknown): string {
  const amounts = Object.entries((sums ?? {}) as Record<string, number>).toSorted(([, one], [, other]) => other - one);
  const worth = ([currency, amount]: [string, number]) => inOwnCurrency(amount, currency);
  const known = amounts.filter((each) => worth(each) !== undefined);
  const apart = known.length > 1 ? amounts.filter((each) => !known.includes(each)) : amounts;
  const told = apart.map(([currency, amount]) => whole(amount, currency));
  const sum = whole(
    known.reduce((all, each) => all + (worth(each) ?? 0), 0),
    known_money.currency,
  );
  if (known.length > 1) told.unshift(`≈\u00a0${sum}`);
  return told.join(" + ") || sum;
}

const whole = (amount: number, currency: string) => formatAmount(Math.round(amount), currency);
