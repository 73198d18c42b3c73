import { useSyncExternalStore } from "react";
import { t } from "../ui/translate.ts";

/** How it stands with a write that has not reached the server, or did not get in. */
export type WaitingState = "waiting" | "conflict" | "refused";

/** How it stands with what was written last of a record; undefined for most, of which nothing waits. */
export function useWaiting(id: string): WaitingState | undefined {
  return useSyncExternalStore(subscribe, () => marks.get(id));
}

/** A state in a word. */
export function waitingWord(state: WaitingState): string {
  if (state === "waiting") return t("Waits to be sent");
  return state === "conflict" ? t("Conflict") : t("Refused");
}

/** Says of which records something waits. */
export function showWaiting(next: ReadonlyMap<string, WaitingState>): void {
  marks = next;
  for (const listener of listeners) listener();
}

let marks: ReadonlyMap<string, WaitingState> = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
