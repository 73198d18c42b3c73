/** Notes that somebody is signing in, until the answer is called. What is offered beside is taken back meanwhile. */
export function beginAttempt(): () => void {
  const attempt = {};
  under_way.add(attempt);
  tell();
  return () => {
    under_way.delete(attempt);
    tell();
  };
}

/** Waits until somebody is signing in, or nobody is. */
export function whenAttempted(wanted: boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (under_way.size > 0 !== wanted) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
}

const under_way = new Set<object>();
const waiting = new Set<() => void>();

function tell(): void {
  for (const look of waiting) look();
}
