import { z } from "zod";
import { readSiren, readSiret, readVat } from "./company-numbers.ts";
import { rule_shape } from "./rule-shape.ts";
import { asWritten } from "./host-name.ts";
import { readPhone } from "./read-phone.ts";
import { line } from "./written.ts";

const most_data = 32_768;
const currencies = new Set(Intl.supportedValuesOf("currency"));
const first_moment = Date.parse("1000-01-01");
const last_moment = Date.parse("9999-01-01");

// As zod has it, with letters of other alphabets, which people's addresses may have (RFC 6531). Signs themselves, since not
// all who read the API's document know \p{L} or \u00c0.
const letter = "A-Za-z\u00c0-\u024f\u0370-\u1fff\u3040-\ud7ff";
const address = new RegExp(
  `^(?:[${letter}0-9_'+-]+\\.)*[${letter}0-9_'+-]*[${letter}0-9_+-]@(?:[${letter}0-9][${letter}0-9-]*\\.)+[${letter}]{2,}$`,
);

const host = new RegExp(`^(?=.{4,253}$)([${letter}0-9]([${letter}0-9-]*[${letter}0-9])?\\.)+[${letter}]{2,}$`);

/**
 * What a column holds beyond its SQL type: how a value is checked and normalised on the way in, and, as `format` in the
 * JSON schema, how screens show it. A `list:` prefix makes a list of it.
 */
export const kinds = {
  line: line(500),
  text: z.string().normalize().max(20_000),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .normalize()
    .overwrite(asWritten)
    .pipe(z.email({ pattern: address }).max(320)),
  phone: z
    .string()
    .transform(toE164)
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, "is no phone number")),
  url: z
    .string()
    .trim()
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https?$/ }).max(2000)),
  domain: z.string().trim().toLowerCase().normalize().overwrite(asWritten).regex(host, "is no domain"),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "is no two-letter country code"),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => currencies.has(code), "is no three-letter currency code"),
  money: z.number().min(0).max(999_999_999_999),
  percent: z.number().int().min(0).max(100),
  count: z.number().int().min(0).max(2_000_000_000),
  // How long something takes: people write and read it in hours and minutes (src/ui/duration.ts).
  minutes: z.number().int().min(0).max(600_000),
  // What a rule gives or takes.
  points: z.number().int().min(-100).max(100),
  date: z.iso.date(),
  // What is stored as the year 10000, or before the first, is read by no browser, wherever its offset has carried it.
  moment: z.iso
    .datetime({ offset: true })
    .refine(
      (at) => first_moment <= Date.parse(at) && Date.parse(at) < last_moment,
      "is not between the years 1000 and 9998",
    ),
  // When something comes again (RFC 5545): people write and read it in words (src/ui/recurrence.ts).
  rule: z.string().regex(rule_shape, "is no rule of repetition, such as FREQ=WEEKLY;BYDAY=MO"),
  flag: z.boolean(),
  reference: z.uuid(),
  // The key of a row of a list that the company keeps itself.
  choice: z.string().regex(/^[a-z0-9_]{1,60}$/, "is no key of this list"),
  // JSON as it came: to walk through it would hold the only thread for longer than to store it.
  data: z.looseObject({}).superRefine((value, context) => {
    const wrong =
      JSON.stringify(value).length > most_data
        ? "is larger than 32 KB"
        : Object.keys(value).some((key) => key.length > 100) && "has a name of more than 100 characters";
    if (wrong) context.addIssue({ code: "custom", message: wrong });
  }),
  siren: z
    .string()
    .transform((value, context) => readSiren(value) ?? refused(context, "is no SIREN: nine digits with a check digit")),
  siret: z
    .string()
    .transform(
      (value, context) => readSiret(value) ?? refused(context, "is no SIRET: fourteen digits with a check digit"),
    ),
  vat: z
    .string()
    .transform((value, context) => readVat(value) ?? refused(context, "is no VAT number of the European Union")),
} as const satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;

/** A number as people write it, in E.164; without a country code it is dialled from France. */
export function toE164(written: string): string {
  return readPhone(written, "FR")?.number ?? written;
}

function withScheme(written: string): string {
  return /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
}

function refused(context: z.RefinementCtx<string>, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}
