import { placeOf } from "../entities/places.ts";
import type { Write } from "../records/write.ts";

const plain = ["create", "update", "remove", "restore"];

/**
 * Whether a write may wait for the server: where it can be foreseen what it does. What cannot needs the server at once:
 * rights, people, handing over, merging, imports, whatever is sent to others.
 */
export function mayWait({ entity, act }: Pick<Write, "entity" | "act">): boolean {
  const foresee = placeOf(entity)?.foresee;
  return !!foresee && (plain.includes(act) || act in foresee);
}
