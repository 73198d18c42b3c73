import { firstOf } from "../../ui/format.ts";
import { currentLanguage } from "../../ui/translate.ts";

/** How days and months are said: in the words of the interface, in the order of the region. */
export function dayWords(locale: string) {
  const { region } = new Intl.Locale(locale);
  const said = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(region ? `${currentLanguage()}-${region}` : currentLanguage(), {
      ...options,
      timeZone: "UTC",
      calendar: "gregory",
    });
    return (day: string) => firstOf(format.format(new Date(day)));
  };
  const inFull = said({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return {
    /** `November 2026`. */
    month: said({ month: "long", year: "numeric" }),
    /** `Mon`, and for who listens `Monday`. */
    weekday: said({ weekday: "short" }),
    weekdayInFull: said({ weekday: "long" }),
    /** `Tuesday 24 November 2026`, and where there is less room `Tue 24 Nov`. */
    inFull,
    /** The same at the head of something. */
    title: (day: string) => inFull(day).replace(/^./u, (first) => first.toUpperCase()),
    short: said({ weekday: "short", day: "numeric", month: "short" }),
    /** `Dec`, beside the first day of a month. */
    monthInShort: said({ month: "short" }),
  };
}

export type DayWords = ReturnType<typeof dayWords>;
