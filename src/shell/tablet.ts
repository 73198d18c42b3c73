import { useSyncExternalStore } from "react";

/** Whether the window is between 768 and 1,024 px wide, where the navigation is icons only. */
export function useIsTablet(): boolean {
  return useSyncExternalStore(subscribe, () => range.matches);
}

const range = matchMedia("(min-width: 768px) and (max-width: 1024px)");

function subscribe(listener: () => void): () => void {
  range.addEventListener("change", listener);
  return () => range.removeEventListener("change", listener);
}
