import type { PhoneNumber } from "libphonenumber-js/max";
import { dialledFrom } from "../../entity/read-phone.ts";

/**
 * The country from which a column's numbers without a code are dialled: of groups of likely ones, the likeliest first, the
 * one in which most of them are numbers. None where they fit none.
 */
export function countryOfPhones(samples: string[], likely: string[][]): string | undefined {
  const local = samples.filter((text) => text.replace(/\D/g, "").length > 4 && !/^\s*(\+|00)/.test(text)).slice(0, 30);
  if (local.length === 0) return undefined;
  const share = (country: string, test: (phone: PhoneNumber) => boolean) =>
    local.filter((text) => {
      const phone = dialledFrom(text, country);
      return phone !== undefined && test(phone);
    }).length / local.length;
  for (const group of likely) {
    const scored = group.map((country) => ({ country, score: share(country, (phone) => phone.isValid()) }));
    const best = scored.reduce((top, next) => (next.score > top.score ? next : top), { country: "", score: 0 });
    if (best.score >= 0.5) return best.country;
    const possible = group.find((country) => share(country, () => true) >= 0.6);
    if (possible) return possible;
  }
  return undefined;
}
