import type { Endpoint } from "./endpoint.ts";

/** What a model without a price is counted as, for a million tokens: never as nothing. */
export const unknown_price = { in: 15_000_000, out: 60_000_000 };

/** What so many tokens cost, in millionths of the company's currency, rounded up. */
export function costOf({ prices }: Pick<Endpoint, "prices">, model: string, input: number, output: number): number {
  const price = prices[model] ?? unknown_price;
  return Math.ceil((input * price.in + output * price.out) / 1_000_000);
}
