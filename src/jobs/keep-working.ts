/**
 * Takes one step after the other while there is something to do, else one after each pause; stopping waits for the step that is
 * on its way.
 */
export function keepWorking(
  step: () => Promise<boolean>,
  failed: (error: unknown) => void,
  pause_ms: number,
): () => Promise<void> {
  let stopped = false;
  let wake: () => void = () => {};
  const run = async () => {
    while (!stopped) {
      const more = await step().catch((error: unknown) => {
        failed(error);
        return false;
      });
      if (!more && !stopped)
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause_ms);
        });
    }
  };
  const done = run();
  return async () => {
    stopped = true;
    wake();
    await done;
  };
}
