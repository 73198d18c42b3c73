import { useSyncExternalStore } from "react";

/** A value of a list that the company keeps itself: what it is called, and what it means where that is known. */
export type ListedChoice = {
  key: string;
  name: string;
  type?: string;
  gone?: boolean;
  /** What it belongs to, where several have values of the same name. */
  within?: string | undefined;
};

const lists: Record<string, readonly ListedChoice[]> = {};
let computed: Record<string, readonly string[]> = {};
const listeners = new Set<() => void>();
let version = 0;

/** Tells of a list, in its order: before the first render, and whenever it has changed. */
export function knowChoices(list: string, choices: readonly ListedChoice[]): void {
  lists[list] = choices;
  version += 1;
  for (const heard of listeners) heard();
}

/** Tells which columns of which entities follow from the company's rules, so that nobody writes them. */
export function knowComputed(columns: Record<string, readonly string[]>): void {
  computed = columns;
  version += 1;
  for (const heard of listeners) heard();
}

/** The columns of an entity that nobody writes, though they could be written elsewhere. */
export const computedOf = (entity: string) => computed[entity] ?? [];

/** The values of a list that are offered. */
export function choicesIn(list: string): readonly ListedChoice[] {
  return (lists[list] ?? []).filter(({ gone }) => !gone);
}

/** One value, also one that is offered no longer. */
export function choiceIn(list: string | undefined, key: string): ListedChoice | undefined {
  return list ? lists[list]?.find((each) => each.key === key) : undefined;
}

/** Draws anew what depends on these lists when one changes. */
export function useChoiceLists(): number {
  return useSyncExternalStore(hear, listsVersion);
}

/** Rises with each change of a list. */
export const listsVersion = () => version;

function hear(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
