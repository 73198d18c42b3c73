/** The beginning of a text, in whole characters: half a pair of an emoji is no text for the database. */
export function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
}
