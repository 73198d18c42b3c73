/** How a kind of value is written and read in words that few entities need: they come with the descriptions of those that have it. */
export type Wording = {
  text: (value: string) => string;
  read: (text: string) => unknown;
  /** What to write where it cannot be read. */
  unreadable: () => string;
  /** What is offered while one types. */
  usual: () => string[];
};

const known: Record<string, Wording> = {};

/** Makes a kind known. */
export function wordKind(kind: string, wording: Wording): void {
  known[kind] = wording;
}

/** The words of a kind that has any of its own, once they are here. */
export const wordingOf = (kind: string): Wording | undefined => known[kind];
