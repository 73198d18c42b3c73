import { useSyncExternalStore } from "react";
import { useSession } from "./session-context.ts";
import type { Company, Session } from "./session.ts";

type Told = Pick<Session, "company" | "rests_on">;

let told: Told | null = null;
const listeners = new Set<() => void>();

/** Tells what the server says of the company since the page was opened. */
export function tellCompany(now: Told): void {
  told = now;
  for (const listener of listeners) listener();
}

/** The company as it is called and looks now. */
export function useCompanyNow(): Company {
  return useNow().company ?? { name: "Tandem" };
}

/** The weekdays on which it does not work now, Monday is 1; none for whoever may not know. */
export function useRestDays(): number[] {
  return useNow().rests_on ?? [];
}

function useNow(): Told {
  const session: Told = useSession();
  const now = useSyncExternalStore(
    subscribe,
    () => told,
    () => null,
  );
  return now ?? session;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
