/** Keeps the display on while the page is seen; answers how to let it go. A browser that cannot goes on without. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  const ask = async () => {
    if (stopped || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    lock = await (navigator.wakeLock as WakeLock | undefined)?.request("screen").catch(() => undefined);
    if (stopped) void lock?.release();
  };
  const seen = () => void ask();
  // (A lock ends when the page is hidden.)
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
