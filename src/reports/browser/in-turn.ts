// (Of the three that the server answers a person at once, one stays for what is pressed meanwhile.)
const at_once = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs reports two at a time, in the order in which they are asked for; one that nobody waits for any longer is not run. */
export async function inTurn<Answer>(run: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  if (running >= at_once) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
