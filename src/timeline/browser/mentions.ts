export type Named = { value: string; label: string };

/** Whoever can be mentioned: a colleague, or an agent that a mention asks. */
export type Mentionable = Named & { kind: "person" | "agent" };

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

/** Of both kinds six at most; agents, of whom there are few, come after people and are not crowded out by them. */
export function mentionables(people: Named[], agents: Named[], asked: string): Mentionable[] {
  const asking = found(agents, asked).map((agent) => ({ ...agent, kind: "agent" as const }));
  const told = found(people, asked).map((person) => ({ ...person, kind: "person" as const }));
  return [...told.slice(0, Math.max(6 - asking.length, 1)), ...asking].slice(0, 6);
}

/** Those whose whole name stands behind an @. */
export function mentionedIn(text: string, people: Named[]): string[] {
  return people.filter(({ label }) => text.includes(`@${label}`)).map(({ value }) => value);
}

/** Whom a text mentions once it is changed; somebody who cannot be chosen here, such as a client, stays. */
export function mentionedAfter(former: string[], text: string, people: Named[]): string[] {
  const others = former.filter((id) => people.every(({ value }) => value !== id));
  return [...others, ...mentionedIn(text, people)];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
