import { useEffect, useRef, useState } from "react";

/** What a pressed button does; while the promise it may give is pending it cannot be pressed again. */
export type Act<Event> = (event: Event) => unknown;

/** Runs an act once at a time and tells whether it is under way. */
export function usePress<Event>(act: Act<Event> | undefined) {
  const [pending, setPending] = useState(false);
  // State arrives a render later than a double click; the ref does not.
  const running = useRef(false);
  async function press(event: Event) {
    if (running.current || !act) return;
    running.current = true;
    setPending(true);
    try {
      await act(event);
    } finally {
      running.current = false;
      setPending(false);
    }
  }
  return { pending, press };
}

/** True once `busy` has lasted 300 ms: what is quicker than that should not flicker. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), 300);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
