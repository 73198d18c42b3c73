import type { Session, SignedIn } from "../../client/session.ts";

/** Whether somebody is told what time is paid for: who sees more than their own (the database gives others no such column). */
export function seesAmounts(rights: Session["rights"]): boolean {
  return (rights?.["time_entries"]?.["read"] ?? []).some((scope) => scope === "all" || scope === "managed");
}

/** Whether somebody sees all of a project's time: who sees only what is theirs learns nothing of the whole. */
export function seesWhole({ rights, person }: SignedIn, manager: string | null | undefined): boolean {
  const read = rights?.["time_entries"]?.["read"] ?? [];
  return read.includes("all") || (read.includes("managed") && manager === person.id);
}
