export type Named = { value: string; label: string };

/** What is being written behind an @, up to the caret; null where nobody is being asked for. */
export function askedFor(text: string): string | null {
  return /(?:^|[\s(])@((?:[\p{L}\p{M}'’.-]+ ?){0,3})$/u.exec(text)?.[1] ?? null;
}

/** The first few people whose name, or a later part of it, begins so; accents do not count. */
export function found<One extends Named>(people: One[], asked: string): One[] {
  const words = plain(asked).trim();
  if (people.some(({ label }) => plain(label) === words)) return [];
  return people.filter(({ label }) => ` ${plain(label)}`.includes(` ${words}`)).slice(0, 6);
}

/** Those whose whole name stands behind an @. */
export function mentionedIn(text: string, people: Named[]): string[] {
  return people.filter(({ label }) => text.includes(`@${label}`)).map(({ value }) => value);
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
