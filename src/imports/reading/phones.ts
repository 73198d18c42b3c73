import type { PhoneNumber } from "libphonenumber-js/max";
import { dialledFrom } from "../../entity/read-phone.ts";
import type { LikelyCountries } from "./likely-countries.ts";

const most_tried = 30;

/**
 * The country from which a column's numbers without a code are dialled: the one whose code its other numbers have, else of
 * groups of likely ones, the likeliest first, the one in which most of them are numbers. None where they fit none.
 */
export function countryOfPhones(samples: string[], likely: LikelyCountries): string | undefined {
  const local = samples.filter((text) => text.replace(/\D/g, "").length > 4 && !isAbroad(text)).slice(0, most_tried);
  if (local.length === 0) return undefined;
  const share = (country: string, test: (phone: PhoneNumber) => boolean) =>
    local.filter((text) => {
      const phone = dialledFrom(text, country);
      return phone !== undefined && test(phone);
    }).length / local.length;
  const score = (country: string) => ({ country, score: share(country, isUsual) });
  const zero = local.filter((text) => /^\D*0/.test(text)).length >= local.length / 2;
  const rest = zero ? likely.many : likely.many.filter((country) => !written_with_zero.has(country));
  const mobile = (country: string) => ({ country, score: share(country, (phone) => phone.getType() === "MOBILE") });
  const best = (group: string[]) =>
    group
      .map((one) => (group === rest && lenient.has(one) ? mobile(one) : score(one)))
      .reduce((top, next) => (next.score > top.score ? next : top), { country: "", score: 0 });
  const coded = codeOf(samples.filter(isAbroad).slice(0, most_tried));
  if (coded && score(coded).score >= 0.5) return coded;
  const american = local.filter(isNorthAmerican).length >= local.length * 0.6;
  for (const group of [...likely.told, ...(american ? [["US"]] : [likely.own, rest])]) {
    const top = best(group);
    if (top.score >= 0.5) return top.country;
    // Of many countries there is always one in which any figures are possible: that says nothing.
    const possible = group === rest ? undefined : group.find((country) => share(country, () => true) >= 0.6);
    if (possible && (!american || possible === "US" || possible === "CA")) return possible;
  }
  return undefined;
}

/** Whether a number is written as only North America does: "(415) 555-0199", "415.555.0199", "555-0199". */
export function isNorthAmerican(text: string): boolean {
  return /^\s*(1[-. ])?(\([2-9]\d{2}\)\s?|[2-9]\d{2}[-.])?\d{3}[-.]\d{4}(?!\d)|^\s*555\d{7}$/.test(text);
}

// Where nearly any figures after a zero are a number of some town.
const lenient = new Set(["DE", "AT", "IT"]);

// Where nobody writes a number without the zero that stands before it within the country.
const written_with_zero = new Set(["FR", "GB", "DE", "NL", "BE", "CH", "AT", "AU"]);

const isAbroad = (text: string) => /^\s*\(?(\+|00)/.test(text);

// In plans where any figures are a number of a kind, only these are what somebody has.
const isUsual = (phone: PhoneNumber) =>
  ["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE"].includes(phone.getType() ?? "");

/** The country whose code most of these numbers have; of those that share the first of all codes, the largest. */
function codeOf(samples: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of samples) {
    const phone = dialledFrom(text.replace(/^\s*00/, "+"), "FR");
    const country = phone?.countryCallingCode === "1" ? "US" : phone?.country;
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > samples.length / 2 ? first[0] : undefined;
}
