import type { Shown } from "./shown.ts";

export type Answer = { release: string; shown: Shown };

/** What is heard of the server. */
export type Heard = {
  take(answer: Answer): void;
  /** The link has ended; it is asked again from time to time, since a screen can come back from the bin. */
  ended(): void;
};

const path = "/public/screen";
const first_ms = 1000;
const longest_ms = 60_000;
const silence_ms = 65_000;
const ended_ms = 300_000;

/** How long to wait before another attempt: twice as long each time up to a minute, and never all screens at once. */
export const waitFor = (attempts: number, random = Math.random()) =>
  Math.min(longest_ms, first_ms * 2 ** Math.min(attempts, 10)) * (0.5 + random);

/**
 * Hears what a screen shows for as long as it stands: by the event stream, and where that breaks or is silent by asking once,
 * before another attempt. There is one stream and one timer at a time.
 */
export function connect(heard: Heard): () => void {
  let [attempts, stopped] = [0, false];
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const drop = () => {
    source?.close();
    source = undefined;
  };
  const take = (answer: Answer) => {
    attempts = 0;
    heard.take(answer);
  };
  const end = () => {
    drop();
    heard.ended();
    later(open, ended_ms);
  };
  const fail = () => {
    if (stopped) return;
    drop();
    later(open, waitFor(attempts++));
    void ask().then((answer) => {
      // (What was asked before the stream came back is older than what it says.)
      if (stopped || source) return;
      if (answer === "ended") end();
      else if (answer) heard.take(answer);
    });
  };
  const open = () => {
    drop();
    const opened = new EventSource(`${path}/stream`);
    source = opened;
    later(fail, silence_ms);
    opened.addEventListener("shown", ({ data }: MessageEvent<string>) => {
      if (source !== opened) return;
      later(fail, silence_ms);
      take(JSON.parse(data) as Answer);
    });
    opened.addEventListener("ended", () => source === opened && end());
    opened.addEventListener("error", () => source === opened && fail());
  };
  const online = () => !stopped && open();
  addEventListener("online", online);
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    drop();
    removeEventListener("online", online);
  };
}

async function ask(): Promise<Answer | "ended" | null> {
  try {
    const answer = await fetch(`${path}/shown`, { signal: AbortSignal.timeout(10_000) });
    if (answer.status === 401) return "ended";
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
