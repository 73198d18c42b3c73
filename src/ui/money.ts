import { formatAmount } from "./format-short.ts";

/** The company's currency, and what one unit of others is worth in it. */
export type Money = { currency: string; rates: Record<string, number> };

let known: Money = { currency: "EUR", rates: {} };

/** Learns which currency is the company's, and the rates of others. */
export function knowRates(money: Money): void {
  known = money;
}

/** The company's currency. */
export const ownCurrency = () => known.currency;

/** What an amount is in the company's currency; undefined where the rate is not known. */
export function inOwnCurrency(amount: number, currency: string): number | undefined {
  const rate = currency === known.currency ? 1 : known.rates[currency];
  return rate === undefined ? undefined : amount * rate;
}

/**
 * A sum without cents: `84 000 €`, `1 200 $US`; of several currencies what they are in the company's, `≈ 85 100 €`, followed by
 * those whose rate is not known, `≈ 85 100 € + 300 £GB`; `0 €` where there is none.
 */
export function formatSums(sums: unknown): string {
  const amounts = Object.entries((sums ?? {}) as Record<string, number>).toSorted(([, one], [, other]) => other - one);
  const [first, ...others] = amounts;
  if (!first) return formatAmount(0, known.currency);
  if (others.length === 0) return whole(first[1], first[0]);
  const told = Map.groupBy(amounts, ([currency]) => inOwnCurrency(0, currency) !== undefined);
  const [alone, ...more] = told.get(true) ?? [];
  const sum = (told.get(true) ?? []).reduce(
    (all, [currency, amount]) => all + (inOwnCurrency(amount, currency) ?? 0),
    0,
  );
  const own = more.length > 0 ? [`≈\u00a0${whole(sum, known.currency)}`] : alone ? [whole(alone[1], alone[0])] : [];
  return [...own, ...(told.get(false) ?? []).map(([currency, amount]) => whole(amount, currency))].join(" + ");
}

const whole = (amount: number, currency: string) => formatAmount(Math.round(amount), currency);
