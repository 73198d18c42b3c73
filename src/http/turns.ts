import { AppError } from "../entity/errors.ts";

type Queue = { taken: number; waiting: (() => void)[] };

/**
 * Lets each caller do so many things at once; further ones wait in the caller's own queue. `take` answers how to leave
 * again; refuses with the sentence where the queue is full or the patience at its end.
 */
export function turns({ at_once, waiting, patience_ms }: { at_once: number; waiting: number; patience_ms: number }) {
  const queues = new Map<string, Queue>();
  return {
    /** How many things a caller does now. */
    taken: (caller: string): number => queues.get(caller)?.taken ?? 0,
    async take(caller: string, sentence: string): Promise<() => void> {
      const queue = queues.get(caller) ?? { taken: 0, waiting: [] };
      queues.set(caller, queue);
      if (queue.taken < at_once) queue.taken++;
      else await turn(queue, sentence);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const next = queue.waiting.shift();
        if (next) next();
        else if (--queue.taken === 0) queues.delete(caller);
      };
    },
  };

  // Whoever leaves hands their place on.
  function turn(queue: Queue, sentence: string): Promise<void> {
    const refused = () => new AppError("RATE_LIMIT_EXCEEDED", sentence, { retry_after: 5 });
    if (queue.waiting.length >= waiting) throw refused();
    return new Promise((resolve, reject) => {
      const go = () => (clearTimeout(timer), resolve());
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(go), 1);
        reject(refused());
      }, patience_ms);
      queue.waiting.push(go);
    });
  }
}
