const near: Record<string, number> = { today: 0, tomorrow: 1, "aujourd'hui": 0, demain: 1, "apres-demain": 2 };
const day_ms = 86_400_000;

/** The day that a word names, in English or French, as `2026-11-27`: "tomorrow", "fri", "vendredi", which is the next one; undefined where it names none. */
export function wordedDay(written: string, today: string): string | undefined {
  const word = written.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
  const from = Date.parse(today);
  const days = near[word] ?? daysTo(word, new Date(from).getUTCDay());
  return days === undefined ? undefined : new Date(from + days * day_ms).toISOString().slice(0, 10);
}

/** How long it is to the next day of that name; a week on the day itself. */
function daysTo(word: string, now: number): number | undefined {
  if (word.length < 3) return undefined;
  const day = names().findIndex((each) => each.some((name) => name.startsWith(word)));
  return day < 0 ? undefined : ((day - now + 6) % 7) + 1;
}

/** What the days of the week are called, from Sunday (4 January 1970). */
function names(): string[][] {
  const formats = ["en", "fr"].map(
    (language) => new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }),
  );
  return Array.from({ length: 7 }, (_, day) =>
    formats.map((format) => format.format((3 + day) * day_ms).toLowerCase()),
  );
}
