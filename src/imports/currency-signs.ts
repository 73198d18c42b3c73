type Signs = Map<string, string | undefined>;
let made: Signs | undefined;

// As amounts are shown in English and French: $US, US$, CA$, £GB, JP¥, CHF. A sign of two currencies is not among them. (Made when a
// file first asks: it takes a fifth of a second, which each start and each thread would wait for.)
function known(): Signs {
  if (made) return made;
  const signs: Signs = new Map();
  for (const currency of Intl.supportedValuesOf("currency")) {
    const shown = ["en", "en-GB", "en-CA", "fr", "fr-CA"].map((locale) => signIn(locale, currency));
    for (const sign of new Set([...shown, currency])) signs.set(sign, signs.has(sign) ? undefined : currency);
  }
  return (made = signs);
}

function signIn(locale: string, currency: string): string {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(1);
  return (parts.find(({ type }) => type === "currency")?.value ?? currency).replaceAll(/[\s.]/g, "");
}

/** The sign beside an amount, where it is that of one currency: in "84 000 $US" the "$US". */
export function signOfCurrency(written: string): { sign: string; currency: string } | undefined {
  // (No amount is longer; what is would keep the pattern long.)
  if (written.length > 60) return undefined;
  const [, before = "", after = ""] = /^\s*([^\d\s.,'’+-]*)[^\p{L}\p{Sc}]*([^\d\s.,'’]*)\s*$/u.exec(written) ?? [];
  const sign = before || after;
  const currency = !sign || (before && after) ? undefined : known().get(sign);
  return currency === undefined ? undefined : { sign, currency };
}
