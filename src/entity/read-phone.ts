import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from "libphonenumber-js/max";

/** A number in E.164, and the extension that was written behind it. */
export type ReadPhone = { number: string; extension: string | undefined };

// Overseas France dials within its own plans: 0596 is Martinique, not a number of the mainland.
const overseas: [RegExp, CountryCode][] = [
  [/^0(590|690|691)/, "GP"],
  [/^0(596|696|697)/, "MQ"],
  [/^0(594|694)/, "GF"],
  [/^0(262|263|692|693)/, "RE"],
  [/^0(269|639)/, "YT"],
];

/**
 * A phone number as it is written, dialled from a country; undefined where no such number is possible. Numbers that are
 * possible but not in service are taken: new ranges and made-up ones are no mistake of the writer.
 */
export function readPhone(written: string, country: string | undefined): ReadPhone | undefined {
  const text = written
    .replace(/^(tel|phone|mobile|p)\s*:/i, "")
    .replace(/^'/, "")
    .replace(/^(\d{8,15})\.0$/, "$1")
    .replace(/^(\+.*)\(0\)/, "$1")
    .trim();
  if (
    !/\d{3}/.test(text.replace(/\D/g, "")) ||
    text.length > 60 ||
    /\p{L}{4,}/u.test(text.replace(/ext\.?|poste|extension|durchwahl/i, ""))
  )
    return undefined;
  const international = renewed(text.replace(/^\s*00(?=[1-9])/, "+"));
  const found = /^\(?\+0/.test(text)
    ? withoutCode(text, country)
    : international.startsWith("+")
      ? possiblePhone(international)
      : national(text, country);
  return found && { number: found.number, extension: found.ext };
}

// Plans that have changed: mobiles of Mexico had a 1 behind the code, as WhatsApp still writes them, and numbers of Benin no 01.
function renewed(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^521\d{10}$/.test(digits)) return `+52${digits.slice(3)}`;
  return text.startsWith("+") && /^229\d{8}$/.test(digits) ? `+22901${digits.slice(3)}` : text;
}

// Written as only North America does, a number lacks its code and not the plus.
const in_threes = /^\(?[2-9]\d{2}\)?[-. ]\d{3}[-. ]\d{4}$/;

// No code begins with a zero: either there is one too many before it ("+0044 …"), or there is none ("+06 12 …").
function withoutCode(text: string, country: string | undefined): PhoneNumber | undefined {
  const coded = possiblePhone(text.replace(/^\(?\+0+/, "+"));
  return coded?.isValid() ? coded : national(text.replace("+", ""), country);
}

function national(text: string, country: string | undefined): PhoneNumber | undefined {
  const digits = text.replace(/\D/g, "");
  const here = country === undefined ? undefined : dialledFrom(text, country);
  // "33612345678" and "91-9876543210" lack nothing but the plus.
  const abroad =
    digits.length >= 10 && !digits.startsWith("0") && !in_threes.test(text) ? possiblePhone(`+${digits}`) : undefined;
  if (here?.isValid()) return here;
  return abroad?.isValid() ? abroad : here;
}

/** A number without a country code as it is dialled from a country: from France also overseas. */
export function dialledFrom(text: string, country: string): PhoneNumber | undefined {
  const digits = text.replace(/\D/g, "");
  const code = country === "FR" ? overseas.find(([begin]) => begin.test(digits))?.[1] : undefined;
  return (code && possiblePhone(text, code)) ?? possiblePhone(text, country);
}

/** A number that is possible when it is dialled from a country, whether or not it is in service. */
function possiblePhone(text: string, country?: string): PhoneNumber | undefined {
  const found = parsePhoneNumberFromString(
    text,
    country ? { defaultCountry: country as CountryCode, extract: true } : { extract: true },
  );
  return found?.isPossible() && /^\+[1-9]\d{6,14}$/.test(found.number) ? found : undefined;
}
