import type { Session } from "../../client/session.ts";

/** Whether somebody is told what time is paid for: who sees more than their own (the database gives others no such column). */
export function seesAmounts(rights: Session["rights"]): boolean {
  return (rights?.["time_entries"]?.["read"] ?? []).some((scope) => scope === "all" || scope === "managed");
}
