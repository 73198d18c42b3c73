import type { Logger } from "pino";

const most_in_a_minute = 20;

/**
 * Goes on after what nobody has caught: what it belongs to has failed, and everything else is answered. Ends the program,
 * and says why, when that happens again and again: then it is no single request that is broken.
 */
export function outlive(log: Pick<Logger, "error" | "fatal">, end: () => void): void {
  let recent: number[] = [];
  const happened = (what: string) => (error: unknown) => {
    const now = Date.now();
    recent = [...recent.filter((at) => at > now - 60_000), now];
    log.error({ err: error }, what);
    if (recent.length <= most_in_a_minute) return;
    log.fatal(`${recent.length} of these within a minute: Tandem ends, so that whoever watches it starts it anew`);
    end();
  };
  process.on("uncaughtException", happened("an exception that nothing caught"));
  process.on("unhandledRejection", happened("a promise that failed unheard"));
}
