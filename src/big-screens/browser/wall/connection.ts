import type { Shown } from "./shown.ts";

export type Answer = { release: string; shown: Shown };

/** What is heard of the server. */
export type Heard = {
  take: (answer: Answer) => void;
  /** The link has ended; it is asked again from time to time, since a screen can come back from the bin. */
  ended: () => void;
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
  let close: (() => void) | undefined;
  const later = oneTimer();
  const drop = () => {
    close?.();
    close = undefined;
  };
  const end = () => {
    drop();
    heard.ended();
    later(open, ended_ms);
  };
  const fail = () => {
    drop();
    later(open, waitFor(attempts++));
    void ask().then((answer) => {
      // (What was asked before the stream came back is older than what it says.)
      if (stopped || close || !answer) return undefined;
      return answer === "ended" ? end() : heard.take(answer);
    });
  };
  const take = (answer: Answer) => {
    later(fail, silence_ms);
    attempts = 0;
    heard.take(answer);
  };
  const open = () => {
    drop();
    later(fail, silence_ms);
    close = listen({ take, ended: end }, fail);
  };
  addEventListener("online", open);
  open();
  return () => {
    stopped = true;
    later();
    drop();
    removeEventListener("online", open);
  };
}

/** Does one thing later instead of whatever was to be done; without any, nothing. */
function oneTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (work?: () => void, ms?: number) => {
    clearTimeout(timer);
    timer = work && setTimeout(work, ms);
  };
}

/** Opens the stream; answers how to close it, after which nothing of it is heard any more. */
function listen({ take, ended }: Heard, fail: () => void): () => void {
  const source = new EventSource(`${path}/stream`);
  let open = true;
  source.addEventListener("shown", ({ data }: MessageEvent<string>) => open && take(JSON.parse(data) as Answer));
  source.addEventListener("ended", () => open && ended());
  source.addEventListener("error", () => open && fail());
  return () => {
    open = false;
    source.close();
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
