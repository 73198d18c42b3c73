import { useEffect } from "react";
import { readStored, store } from "../../client/stored.ts";
import { useSession } from "../../client/session-context.ts";
import { type Listed, placeAt } from "../../entities/places.ts";

/** So many are kept. */
export const most_recent = 6;

/** Notes which record the address opens; only its id stays on the device. */
export function useNoteRecent(path: string, { id, tab }: Partial<Record<string, string>>): void {
  const { person } = useSession();
  const entity = placeAt(path, tab)?.entity;
  useEffect(() => {
    if (!entity || !id) return;
    const others = readRecent(person.id).filter(([, other]) => other !== id);
    store(keyOf(person.id), JSON.stringify([[entity, id], ...others].slice(0, most_recent)));
  }, [person.id, entity, id]);
}

const keyOf = (person: string) => `tandem.recent.${person}`;

/** What was open lately, the last first. */
export function readRecent(person: string): Array<[Listed, string]> {
  try {
    return JSON.parse(readStored(keyOf(person)) ?? "[]") as Array<[Listed, string]>;
  } catch {
    return [];
  }
}
