export type Decimal = "," | ".";

const spaces = /[\s\u00a0\u202f\u2009'’]/g;
const money_signs = /€|\$|£|%|\b(EUR|USD|GBP|CHF)\b/gi;

/** The decimal sign of a column, from its values; undefined where none of them tells. */
export function decimalOf(values: string[]): Decimal | undefined {
  for (const value of values) {
    const bare = bareNumber(value);
    if (!/^[+-]?[\d.,]+$/.test(bare)) continue;
    const [comma, point] = [bare.lastIndexOf(","), bare.lastIndexOf(".")];
    if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
    const sign = comma >= 0 ? "," : ".";
    const groups = bare.split(sign);
    // "1.234" may be either; "12.34" and "1234.567" are decimal, "1.234.567" is grouped.
    if (groups.length > 2) return sign === "," ? "." : ",";
    if (groups.length === 2 && (groups[1]?.length !== 3 || (groups[0]?.length ?? 0) > 3 || groups[0] === "0"))
      return sign;
  }
  return undefined;
}

/** A number as people write it, "1 234,56 €" or "1,234.56"; undefined where it is none. */
export function readNumber(written: string, decimal: Decimal): number | undefined {
  const bare = bareNumber(written);
  const grouped = decimal === "," ? bare.replaceAll(".", "") : bare.replaceAll(",", "");
  const normal = grouped.replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(normal) ? Number(normal) : undefined;
}

function bareNumber(written: string): string {
  return written.replace(money_signs, "").replace(spaces, "");
}
