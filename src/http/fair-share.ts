import type { Context, MiddlewareHandler } from "hono";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { isFileUpload } from "./is-file-upload.ts";
import { recentSum } from "./recent-sum.ts";
import { turns } from "./turns.ts";
import { whoCalls } from "./who-calls.ts";

/** What one person, or all keys of one, may have of the server; stated in the API's document. */
export const share = {
  /** Calls that are answered at once; further ones wait for their turn. */
  at_once: 3,
  /** Calls that wait for their turn, and for how long. */
  waiting: 40,
  patience_ms: 10_000,
  calls_per_minute: 1200,
  /** For so many seconds of each minute the database works for one person; a megabyte of a body counts as one. */
  seconds_per_minute: 100,
  /** From so many on they share a few connections with others of the kind, and wait for those. */
  heavy_seconds: 2,
  exports_at_once: 1,
} as const;

/** What a caller has had in the last minute, and has at once now. */
export type ShareUsed = { calls: number; seconds: number; at_once: number };

/** Lets calls through by their callers' shares; `used` says how much of theirs a caller has had, by what whoCalls makes of them. */
export type FairShare = { guard: MiddlewareHandler<Asking>; used: (caller: string) => ShareUsed };

/**
 * Gives everybody their share: who asks for more waits, and then is refused with the time to wait, while the others are
 * answered. A call lasts until its answer has been taken.
 */
export function fairShare(database: Database): FairShare {
  const caller_of = whoCalls(database);
  const calls = recentSum();
  const work = recentSum();
  const callTurns = turns({ at_once: share.at_once, waiting: share.waiting, patience_ms: share.patience_ms });
  const exportTurns = turns({ at_once: share.exports_at_once, waiting: 0, patience_ms: 0 });
  const used = (caller: string) => ({
    calls: calls.sum(caller),
    seconds: work.sum(caller) / 1000,
    at_once: callTurns.taken(caller),
  });
  const guard: MiddlewareHandler<Asking> = async (c, next) => {
    const { actor } = c.var;
    const caller = actor && (await caller_of(actor));
    if (!caller) return next();
    const now = Date.now();
    refuse(calls.wait(caller, share.calls_per_minute, now), `${share.calls_per_minute} calls`);
    refuse(work.wait(caller, share.seconds_per_minute * 1000, now), `${share.seconds_per_minute} seconds of work`);
    calls.add(caller, 1, now);
    // Reading a body holds the only thread: a megabyte counts as a second of work.
    work.add(caller, isFileUpload(c) ? 0 : bytesOf(c) / 1000);
    const heavy = work.sum(caller, now) > share.heavy_seconds * 1000;
    c.set("actor", { ...actor, heavy, worked: (ms: number) => work.add(caller, ms) } satisfies Actor);
    // A stream stays open for as long as its page; how many one may have is counted where they are opened.
    if (c.req.path === "/api/events") return next();
    const leave = isExport(c.req.path)
      ? await exportTurns.take(caller, "An export of yours is under way. Wait until it has ended, then begin the next.")
      : await callTurns.take(caller, "You ask for more at once than is answered. Wait a moment and try again.");
    const { outgoing } = (c.env ?? {}) as { outgoing?: Outgoing };
    // An answer that nobody takes lies in the server's memory: until it is taken, or its line is cut, it counts.
    if (outgoing && !outgoing.destroyed) {
      outgoing.once("close", leave);
      return next();
    }
    return next().finally(leave);
  };
  return { guard, used };
}

// One of which nobody knows the length counts as the longest.
function bytesOf(c: Context): number {
  return Number(c.req.header("content-length") ?? (c.req.header("transfer-encoding") ? 1_000_000 : 0));
}

type Outgoing = { destroyed: boolean; once(event: "close", listener: () => void): void };

const isExport = (path: string) => /\/export\.(csv|xlsx)$/.test(path) || path === "/api/account/export";

function refuse(retry_after: number, what: string): void {
  if (retry_after > 0)
    throw new AppError(
      "RATE_LIMIT_EXCEEDED",
      `One person has ${what} in a minute. Wait ${retry_after} s and try again.`,
      {
        retry_after,
      },
    );
}
