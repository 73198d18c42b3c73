// What mail programs take of an address, the shortest of them.
const most_characters = 1900;

/** The address that opens one's own mail program with what was written; null where that is longer than such programs take. */
export function ownProgram(to: string[], subject: string, text: string): string | null {
  const words = { subject, body: text.replaceAll("\n", "\r\n") };
  const asked = Object.entries(words).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const address = `mailto:${to.map((each) => encodeURIComponent(each).replace("%40", "@")).join(",")}?${asked.join("&")}`;
  return address.length > most_characters ? null : address;
}
