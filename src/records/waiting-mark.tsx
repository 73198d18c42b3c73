import { useWaiting, waitingWord } from "./waiting-marks.ts";

/** Says of a record that something of it has not reached the server, or did not get in. */
export function WaitingMark({ id }: { id: string }) {
  const state = useWaiting(id);
  if (!state) return null;
  return (
    <span className="ml-2 rounded-sm border border-control px-1.5 text-meta/4 text-warn">{waitingWord(state)}</span>
  );
}
