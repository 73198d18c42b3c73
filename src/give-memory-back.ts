import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const look_ms = 10_000;
const quiet = 0.05;
const grown = 1.1;

/**
 * Gives memory back to the machine when it is quiet: V8 collects when it needs room, and keeps after a busy minute what
 * that minute took until the next one. Answers how to stop.
 */
export function giveMemoryBack(): () => void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let held = 0;
  let again = false;
  let since = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, since);
    since = now;
    if (utilization > quiet || (!again && process.memoryUsage().heapTotal < held * grown)) return;
    collect();
    held = process.memoryUsage().heapTotal;
    // V8 keeps the pages that a collection has emptied for what comes next; the following one gives them back.
    again = !again;
  }, look_ms);
  timer.unref();
  return () => clearInterval(timer);
}
