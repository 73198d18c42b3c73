import { type RefObject, useSyncExternalStore } from "react";

/** Whether an element has the whole display. */
export function useIsFullScreen(element: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(subscribe, () => !!element.current && document.fullscreenElement === element.current);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
