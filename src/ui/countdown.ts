import { useLayoutEffect, useState } from "react";

/** Seconds left of a wait that starts anew whenever `start` changes; 0 when there is none. */
export function useCountdown(seconds: number, start: number | string): number {
  const [left, setLeft] = useState(0);
  // Before anything is painted: a wait does not begin by saying that it is over.
  useLayoutEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds, start]);
  return left;
}

/** `0:42`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
