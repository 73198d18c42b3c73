import { generateKeyBetween } from "fractional-indexing";

/**
 * A place behind the one above and before those that follow, from top to bottom. Where two people put something at one place at
 * once, both lie there: what comes between them lies behind both.
 */
export function rankBetween(above: string | null, following: string[]): string {
  return generateKeyBetween(above, following.find((rank) => above === null || rank > above) ?? null);
}
