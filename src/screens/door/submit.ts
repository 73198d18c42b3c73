import { type SubmitEvent, useState } from "react";

/** Sends a form once at a time, by the button that was pressed, and keeps why it failed; after success the page is left. */
export function useSubmit(send: (button: string | undefined) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; number: number } | null>(null);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await send(event.submitter?.getAttribute("value") ?? undefined);
    } catch (error) {
      // The number tells two equal failures apart, so that each takes the focus.
      setFailure((last) => ({ error, number: (last?.number ?? 0) + 1 }));
      setBusy(false);
    }
  }
  return { busy, failure, submit };
}
