import { useEffect, useState } from "react";
import type { ChangeEvent } from "../../client/events.ts";

/** An event of the stream, its number since the page began to listen, and when it came. */
export type Heard = ChangeEvent & { no: number; at: string };

/** How many events are kept; the oldest go first. */
export const most_heard = 200;

/** Hears the changes that the server tells oneself, over a stream of its own for as long as the page shows it; the newest first. */
export function useEventStream(): { open: boolean | null; events: Heard[]; clear: () => void } {
  /** Whether the stream is open; null before it was. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [events, setEvents] = useState<Heard[]>([]);
  useEffect(() => {
    let no = 0;
    const source = new EventSource("/api/events");
    source.addEventListener("hello", () => setOpen(true));
    source.onerror = () => setOpen(false);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = { ...(JSON.parse(data) as ChangeEvent), no: ++no, at: new Date().toISOString() };
      setEvents((before) => [event, ...before].slice(0, most_heard));
    };
    return () => source.close();
  }, []);
  return { open, events, clear: () => setEvents([]) };
}
