import { z } from "zod";

/**
 * What a column holds beyond its SQL type: how a value is checked and normalised on the way in, and, as `format` in the
 * JSON schema, how screens show it. A `list:` prefix makes a list of it.
 */
export const kinds = {
  line: z.string().trim().min(1).max(500),
  text: z.string().max(20_000),
  email: z.string().trim().toLowerCase().pipe(z.email().max(320)),
  phone: z
    .string()
    .transform(toE164)
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, "is no phone number")),
  url: z
    .string()
    .trim()
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https?$/ }).max(2000)),
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "is no domain"),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "is no two-letter country code"),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, "is no three-letter currency code"),
  money: z.number().min(0).max(999_999_999_999),
  percent: z.number().int().min(0).max(100),
  count: z.number().int().min(0).max(2_000_000_000),
  date: z.iso.date(),
  moment: z.iso.datetime({ offset: true }),
  flag: z.boolean(),
  reference: z.uuid(),
  data: z.record(z.string().max(100), z.json()),
  siren: z
    .string()
    .transform(digits)
    .refine((value) => value.length === 9 && luhn(value), "is no SIREN: nine digits with a check digit"),
  siret: z.string().transform(digits).refine(isSiret, "is no SIRET: fourteen digits with a check digit"),
  vat: z
    .string()
    .transform((value) => value.replace(/[\s.-]/g, "").toUpperCase())
    .refine(isVat, "is no VAT number of the European Union"),
} as const satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;

/** Digits as French people write them, in E.164: a leading 0 stands for +33. */
export function toE164(written: string): string {
  const compact = written.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
  if (compact.startsWith("+")) return compact;
  if (compact.startsWith("00")) return `+${compact.slice(2)}`;
  return compact.length === 10 && compact.startsWith("0") ? `+33${compact.slice(1)}` : compact;
}

function withScheme(written: string): string {
  return /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
}

function digits(written: string): string {
  return written.replace(/[\s.]/g, "");
}

function luhn(number: string): boolean {
  if (!/^\d+$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

// The establishments of La Poste (SIREN 356000000) carry numbers whose digits add up to a multiple of five instead.
function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number)) return false;
  const sum = [...number].reduce((total, digit) => total + Number(digit), 0);
  return luhn(number) || (number.startsWith("356000000") && sum % 5 === 0);
}

const vat_shapes: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

// The numeric French key is (12 + 3 × (SIREN mod 97)) mod 97.
function isVat(number: string): boolean {
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  if (!vat_shapes[country]?.test(rest)) return false;
  if (country !== "FR" || !/^\d{2}/.test(rest)) return true;
  return Number(rest.slice(0, 2)) === (12 + 3 * (Number(rest.slice(2)) % 97)) % 97;
}
