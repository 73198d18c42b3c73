import { useCallback, useSyncExternalStore } from "react";
import { readStored, store } from "./stored.ts";

/** What this browser keeps under a key, in every place that shows it, and how to change it; null forgets it. */
export function useStored(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(subscribe, () => readStored(key));
  const keep = useCallback(
    (changed: string | null) => {
      store(key, changed);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, keep];
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
