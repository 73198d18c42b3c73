import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { beginAttempt } from "./attempts.ts";

/** Sends a form once at a time and keeps why it failed; after success the page is left. */
export function useSubmit(send: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; number: number } | null>(null);
  const over = useRef<() => void>(undefined);
  useEffect(() => () => over.current?.(), []);
  // Answers whether it has succeeded; another thing may be sent to the same end.
  async function attempt(act = send): Promise<boolean> {
    if (busy) return false;
    over.current = beginAttempt();
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      // The number tells two equal failures apart, so that each takes the focus.
      setFailure((last) => ({ error, number: (last?.number ?? 0) + 1 }));
      setBusy(false);
      over.current();
      return false;
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void attempt();
  }
  return { busy, failure, submit, attempt };
}
