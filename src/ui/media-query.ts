import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now, for what CSS alone cannot decide. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  const matches = () => matchMedia(query).matches;
  // Where a server draws, no window says how wide it is.
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Narrower than a tablet: lists have rows of two lines, a record is a page. */
export function useIsSmall(): boolean {
  return useMediaQuery("(max-width: 767.98px)");
}
