import { useSyncExternalStore } from "react";
import { useSession } from "./session-context.ts";
import type { Company } from "./session.ts";

let told: Company | null = null;
const listeners = new Set<() => void>();

/** Tells what the server says of the company since the page was opened. */
export function tellCompany(company: Company | null): void {
  told = company;
  for (const listener of listeners) listener();
}

/** The company as it is called and looks now. */
export function useCompany(): Company {
  const { company } = useSession();
  const now = useSyncExternalStore(
    subscribe,
    () => told,
    () => null,
  );
  return now ?? company ?? { name: "Tandem" };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
