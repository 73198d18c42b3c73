import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { beginAttempt } from "./attempts.ts";

/** Sends a form once at a time, by the button that was pressed, and keeps why it failed; after success the page is left. */
export function useSubmit(send: (button: string | undefined) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; number: number } | null>(null);
  const over = useRef<() => void>(undefined);
  useEffect(() => () => over.current?.(), []);
  // Answers whether it has succeeded; another thing may be sent to the same end.
  async function attempt(act: () => Promise<void>): Promise<boolean> {
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
    const button = event.submitter?.getAttribute("value") ?? undefined;
    void attempt(() => send(button));
  }
  return { busy, failure, submit, attempt };
}
