import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const look_ms = 10_000;
const quiet = 0.05;
const grown = 1.1;

// Of V8's collections only the last resort gives back the pages that earlier ones have emptied. It takes about twice as
// long as another.
const thorough = { type: "major", execution: "sync", flavor: "last-resort" };

/**
 * Gives memory back to the machine when it is quiet after a busy time: V8 collects when it needs room, and keeps what a
 * busy minute took until the next one. Answers how to stop.
 */
export function giveMemoryBack(): () => void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: typeof thorough) => void;
  let held = 0;
  let owed = false;
  let since = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const busy = performance.eventLoopUtilization(now, since).utilization > quiet;
    since = now;
    owed ||= busy || process.memoryUsage().heapTotal > held * grown;
    if (busy || !owed) return;
    collect(thorough);
    owed = false;
    held = process.memoryUsage().heapTotal;
  }, look_ms);
  timer.unref();
  return () => clearInterval(timer);
}
