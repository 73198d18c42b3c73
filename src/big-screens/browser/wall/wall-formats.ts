import type { Shown } from "./shown.ts";
import { wall_words, type WallWords } from "./wall-words.ts";

/** How a wall writes amounts and times: in its own language, the company's currency and its time zone. */
export type Formats = {
  words: WallWords;
  hidden: boolean;
  money: (amount: number) => string;
  /** For what is read from afar: `€3.812m`. */
  short: (amount: number) => string;
  number: (count: number) => string;
  share: (share: number) => string;
  time: (at: string | Date) => string;
  day: (at: string | Date) => string;
  /** The same in few letters. */
  shortDay: (at: string | Date) => string;
  /** A day without a time, such as a quarter's first. */
  date: (day: string) => string;
  month: (day: string) => string;
  /** Whether it is on the day of another moment. */
  isSameDay: (at: string, other: string) => boolean;
};

let known: { key: string; formats: Formats } | undefined;

/** The formats of what is shown; made once for each screen, since making them is slow. */
export function formatsOf({ language, currency, time_zone, names_hidden }: Shown): Formats {
  const key = [language, currency, time_zone, names_hidden].join(" ");
  if (known?.key !== key) known = { key, formats: made(language, currency, time_zone, names_hidden) };
  return known.formats;
}

function made(language: Shown["language"], currency: string, timeZone: string, hidden: boolean): Formats {
  const words = wall_words[language];
  const { locale } = words;
  const inCurrency = (more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...more });
  const money = inCurrency({ maximumFractionDigits: 0 });
  const short = inCurrency({ notation: "compact", maximumSignificantDigits: 4 });
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent" });
  const at = (more: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...more });
  const time = at({ hour: "2-digit", minute: "2-digit" });
  const day = at({ weekday: "long", day: "numeric", month: "long" });
  const short_day = at({ weekday: "short", day: "numeric", month: "short" });
  const date = at({ day: "numeric", month: "short" }, "UTC");
  const month = at({ month: "long" }, "UTC");
  const of = (format: Intl.DateTimeFormat) => (when: string | Date) => format.format(new Date(when));
  return {
    words,
    hidden,
    money: (amount) => money.format(amount),
    short: (amount) => (Math.abs(amount) < 100_000 ? money : short).format(amount),
    number: (count) => number.format(count),
    share: (part) => share.format(part),
    time: of(time),
    day: of(day),
    shortDay: of(short_day),
    date: of(date),
    month: of(month),
    isSameDay: (one, other) => day.format(new Date(one)) === day.format(new Date(other)),
  };
}
