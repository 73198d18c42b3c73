import type { Write } from "../records/write.ts";

const plain = ["create", "update", "remove", "restore"];

// What is not here needs the server at once: rights, people, handing over, merging, imports, whatever is sent to others.
const may_wait: Record<string, string[]> = {
  leads: [...plain, "claim", "move", "win", "lose", "reopen"],
  accounts: [...plain, "move"],
  contacts: plain,
  tags: plain,
};

/** Whether a write may wait for the server. */
export function mayWait({ entity, act }: Pick<Write, "entity" | "act">): boolean {
  return may_wait[entity]?.includes(act) ?? false;
}
