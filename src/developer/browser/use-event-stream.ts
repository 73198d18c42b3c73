import { useEffect, useState } from "react";
import type { ChangeEvent } from "../../client/events.ts";

/** An event of the stream, its number since the page began to listen, and when it came. */
export type Heard = ChangeEvent & { no: number; at: string };

/** How many events are kept; the oldest go first. */
export const most_heard = 200;

const retry_ms = 5000;

type Stream = {
  /** Whether the stream is open; null before it was. */
  open: boolean | null;
  /** The newest first. */
  events: Heard[];
  clear: () => void;
};

/** Hears the changes that the server tells oneself, over a stream of its own for as long as the page shows it. */
export function useEventStream(): Stream {
  const [open, setOpen] = useState<boolean | null>(null);
  const [events, setEvents] = useState<Heard[]>([]);
  useEffect(() => {
    let no = 0;
    return keepOpen(setOpen, (data) => {
      const event = { ...(JSON.parse(data) as ChangeEvent), no: ++no, at: new Date().toISOString() };
      setEvents((before) => [event, ...before].slice(0, most_heard));
    });
  }, []);
  return { open, events, clear: () => setEvents([]) };
}

// The browser reconnects by itself after a lost line, and by us after a refusal.
function keepOpen(told: (open: boolean) => void, hear: (data: string) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    source = new EventSource("/api/events");
    source.addEventListener("hello", () => told(true));
    source.onmessage = ({ data }: MessageEvent<string>) => hear(data);
    source.onerror = () => {
      told(false);
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(begin, retry_ms);
    };
  };
  begin();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
