/** Spans of a day in minutes: `[[540, 720], [840, 1080]]`. */
export type Spans = [from: number, till: number][];

/** `09:00–12:00, 14:00–18:00`. */
export function typedHours(spans: Spans): string {
  return spans.map((span) => span.map(clock).join("–")).join(", ");
}

/** What was typed as hours of a day: `9-12 14-18`, `9h30 à 12h`, `9:00–12:00, 2pm` is none. Undefined where it is no hours. */
export function readHours(text: string): Spans | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "") return [];
  const times = [...plain.matchAll(/(\d{1,2})(?:\s*[:h.]\s*(\d{2}))?\s*h?/g)];
  const rest = plain
    .replaceAll(/(\d{1,2})(?:\s*[:h.]\s*(\d{2}))?\s*h?/g, "")
    .replaceAll(/[\s,;–—-]|à|to|und|et|and/g, "");
  const minutes = times.map(([, hours, more = "0"]) => Number(hours) * 60 + Number(more));
  if (rest !== "" || minutes.length % 2 > 0 || minutes.length > 6) return undefined;
  const rises = minutes.every((at, index) => at <= 1440 && (index === 0 || at > (minutes[index - 1] ?? 0)));
  if (!rises || times.some(([, , more = "0"]) => Number(more) > 59)) return undefined;
  return minutes.flatMap((at, index): Spans => (index % 2 === 0 ? [[at, minutes[index + 1] ?? at]] : []));
}

const two = (count: number) => String(count).padStart(2, "0");
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
