type Region = { language: string; locale: string; time_zone: string; currency: string };

let region: Region = { language: "fr", locale: "fr-FR", time_zone: "Europe/Paris", currency: "EUR" };

/** Sets how dates, numbers and money are written from now on. */
export function setRegion({ language, locale, time_zone }: Omit<Region, "currency">): void {
  region = { ...region, language, locale, time_zone };
  formats.clear();
}

/** `12 500,5` in the regional format, with at most `digits` decimals. */
export function formatNumber(value: number, digits = 2): string {
  return numbers({ maximumFractionDigits: digits }).format(value);
}

/** `12 500,00 €`; `value` is in whole units of the currency, not in cents. With `digits`, so many decimals at most. */
export function formatMoney(value: number, currency = region.currency, digits?: number): string {
  return numbers({ style: "currency", currency, ...(digits && { maximumFractionDigits: digits }) }).format(value);
}

/** `60 %`; `share` is between 0 and 1. */
export function formatPercent(share: number): string {
  return numbers({ style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** `21 nov. 2026`; a day such as `2026-11-21` is that day in every time zone. */
export function formatDate(at: Date | string): string {
  const zone = typeof at === "string" && at.length === 10 ? { timeZone: "UTC" } : {};
  return said(dates({ day: "numeric", month: "short", year: "numeric", ...zone }), at);
}

/** `nov. 2026`, of any day of the month. */
export function formatMonth(day: string): string {
  return said(dates({ month: "short", year: "numeric", timeZone: "UTC" }), day);
}

/** `21 nov. 2026, 09:41`, the exact time that a relative one carries in its tooltip. */
export function formatDateTime(at: Date | string): string {
  const day = dates({ day: "numeric", month: "short", year: "numeric" });
  const time = dates({ hour: "2-digit", minute: "2-digit" });
  return readable(at) ? `${firstOf(day.format(new Date(at)))}, ${time.format(new Date(at))}` : String(at);
}

/** `2026-11-21 09:41:00`: what the clock of the chosen time zone shows then. */
export function wallClock(at: Date | string | number): string {
  const make = () =>
    new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", timeZone: region.time_zone });
  return said(made("clock", make), at);
}

/** The moment at which that clock shows what the clock of UTC shows at another. */
export function whenShown(utc: number): string {
  const shown = (at: number) => Date.parse(`${wallClock(at).replace(" ", "T")}Z`);
  // Twice, since the clock may change between the two.
  const nearly = utc - (shown(utc) - utc);
  const at = utc - (shown(nearly) - nearly);
  // An hour that is left out in spring is the one after it: the one before may be of another day.
  return new Date(shown(at) === utc ? at : Math.max(at, nearly)).toISOString();
}

/** `il y a 3 jours`, `in 2 hours`: in the language of the interface, not of the region. */
export function formatRelative(at: Date | string, language: string, now = new Date()): string {
  if (!readable(at)) return String(at);
  const seconds = (new Date(at).getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const words = made(`relative ${language}`, () => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));
  return words.format(Math.trunc(seconds / size), unit);
}

const steps: Array<[Intl.RelativeTimeFormatUnit, number]> = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

// A value that nobody can read is no reason to draw nothing of what stands around it.
const readable = (at: Date | string | number) => !Number.isNaN(new Date(at).getTime());
const said = (format: Intl.DateTimeFormat, at: Date | string | number) =>
  readable(at) ? firstOf(format.format(new Date(at))) : String(at);

/** The first of a month is no number in French, which formats do not know: `1er oct.` */
export const firstOf = (day: string): string =>
  region.language === "fr" ? day.replace(/(?<!\d)1(?=\s\p{L})/u, "1er") : day;

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return made(`number ${JSON.stringify(options)}`, () => new Intl.NumberFormat(region.locale, options));
}

function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => {
    const { hourCycle } = new Intl.DateTimeFormat(region.locale, { hour: "numeric" }).resolvedOptions();
    const clock = options.hour && hourCycle ? { hourCycle } : {};
    return new Intl.DateTimeFormat(wording(), { timeZone: region.time_zone, ...options, ...clock });
  };
  return made(`date ${JSON.stringify(options)}`, make);
}

/** Days and times in digits, in the order and with the signs of the region; of the words for noon only AM and PM are typed. */
export function regional(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const clock = options.hour && !region.locale.startsWith("en") ? ({ hourCycle: "h23" } as const) : {};
  const written = { ...options, ...clock, calendar: "gregory", numberingSystem: "latn" };
  return made(`regional ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(region.locale, written));
}

// Months are words: they are said in the language of the interface, in the order of the region (`en-FR`: 7 Dec).
function wording(): string {
  return `${region.language}-${new Intl.Locale(region.locale).region ?? ""}`.replace(/-$/, "");
}

// A format is dear to make and cheap to use; a list uses the same few in every row.
const formats = new Map<string, unknown>();

function made<Format>(name: string, make: () => Format): Format {
  if (!formats.has(name)) formats.set(name, make());
  return formats.get(name) as Format;
}
