import Holidays from "date-holidays";

/** A public holiday, and what it is called in English and French. */
export type PublicHoliday = { day: string; name: string; name_fr: string };

const first_country = "FR";

/**
 * The public holidays of a region (`FR`, `FR-57` for Alsace and the Moselle, `none`) in some years.
 */
export function publicHolidays(region: string, years: number[]): PublicHoliday[] {
  if (region === "none") return [];
  const [country = first_country, state = ""] = region.split("-");
  const in_language = (language: string) =>
    new Holidays(country, state, { languages: [language], types: ["public"], timezone: "UTC" });
  const [english, french] = [in_language("en"), in_language("fr")];
  return years.flatMap((year) => {
    const named = new Map(french.getHolidays(year).map(({ date, name }) => [date, name]));
    return english
      .getHolidays(year)
      .map(({ date, name }) => ({ day: date.slice(0, 10), name, name_fr: named.get(date) ?? name }));
  });
}
