import { signOfCurrency } from "./currency-signs.ts";

export type Decimal = "," | ".";

const spaces = /[\s\u00a0\u202f\u2009'’]/g;
const money_signs = /€|\$|£|₹|¥|%|\b(EUR|USD|GBP|CHF|INR|BRL|JPY|CAD|AUD|Rs\.?|R\$|HT|TTC)(?![a-z])/gi;

/** The decimal sign that a column's values show; both where they show two, undefined where none of them tells. */
export function decimalOf(values: string[]): Decimal | "both" | undefined {
  const signs = new Set(values.map(signOf).filter((sign) => sign !== undefined));
  return signs.size > 1 ? "both" : [...signs][0];
}

/** The decimal sign that a number itself shows. */
function signOf(value: string): Decimal | undefined {
  const bare = bareNumber(value);
  if (!/^[+-]?[\d.,]+$/.test(bare)) return undefined;
  const [comma, point] = [bare.lastIndexOf(","), bare.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  if (comma < 0 && point < 0) return undefined;
  const sign = comma >= 0 ? "," : ".";
  const groups = bare.split(sign);
  // "1.234" may be either; "12.34" and "1234.567" are decimal, "1.234.567" is grouped.
  if (groups.length > 2) return sign === "," ? "." : ",";
  const decimal = groups[1]?.length !== 3 || (groups[0]?.length ?? 0) > 3 || groups[0] === "0";
  return decimal ? sign : undefined;
}

/**
 * A number as people write it, "1 234,56 €" or "1,234.56"; undefined where it is none. Without a decimal sign given, by the
 * signs of the number itself, and none that may be read two ways.
 */
export function readNumber(written: string, decimal: Decimal | undefined): number | undefined {
  const scaled = /^(.*\d)\s?([km])(\s?(€|\$|£|eur|usd))?$/i.exec(written.trim());
  const bare = bareNumber(scaled?.[1] ?? written);
  const own = signOf(bare);
  const sign = own ?? decimal ?? (/[.,]/.test(bare) ? undefined : ".");
  // What it shows itself must not be read the other way: "1.200,50" is not 1.20050.
  if (sign === undefined || (own && decimal && own !== decimal)) return undefined;
  const grouped = sign === "," ? bare.replaceAll(".", "") : bare.replaceAll(",", "");
  const normal = grouped.replace(",", ".");
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(normal)) return undefined;
  return Number(normal) * (scaled ? (scaled[2]?.toLowerCase() === "k" ? 1000 : 1_000_000) : 1);
}

/** Whether a number is another one with a comma for its decimals than with a point. */
export function numberInTwoWays(written: string): boolean {
  const [comma, point] = [readNumber(written, ","), readNumber(written, ".")];
  return comma !== undefined && point !== undefined && comma !== point;
}

const currencies: [RegExp, string][] = [
  [/€|\bEUR\b/i, "EUR"],
  [/R\$|\bBRL\b/i, "BRL"],
  [/\bCAD\b|C\$/i, "CAD"],
  [/\bAUD\b|A\$/i, "AUD"],
  [/\$|\bUSD\b/i, "USD"],
  [/£|\bGBP\b/i, "GBP"],
  [/₹|\bINR\b|\bRs\.?(?=[\s\d])/i, "INR"],
  [/\bCHF\b/i, "CHF"],
  [/¥|\bJPY\b/i, "JPY"],
];

/** The currency that an amount is written with. */
export function currencyIn(written: string): string | undefined {
  return signOfCurrency(written)?.currency ?? currencies.find(([sign]) => sign.test(written))?.[1];
}

function bareNumber(written: string): string {
  const { sign } = signOfCurrency(written) ?? {};
  return (sign ? written.replace(sign, "") : written).replace(money_signs, "").replace(spaces, "");
}
