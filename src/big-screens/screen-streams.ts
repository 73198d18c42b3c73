import type { Actor, Database } from "../database/door.ts";
import { followFeed, type Following, type News } from "../realtime/feed.ts";

/** A screen that listens by the cookie of its link. */
export type Viewer = {
  digest: Buffer;
  /** Takes what it shows now, as JSON. */
  show(shown: string): void;
  /** Its link has ended. */
  end(): void;
  /** The server stops. */
  close(): void;
};

/** The screens that listen at this server. */
export type ScreenStreams = {
  /** Answers how to close it; the screen is asked for at once. */
  open(viewer: Viewer): () => void;
  /** How many listen in all, or by one link. */
  count(digest?: Buffer): number;
  /** Asks anew what is shown, soon. */
  look: () => void;
  close(): void;
};

type Parts = { database: Database; front: Database; system: Actor; failed: (error: unknown) => void };

// Of what tiles are made, and what ends or changes a screen.
const shown = new Set(
  "leads activities targets people teams company rates stages pipelines big_screens big_screen_links".split(" "),
);

/** So long news are gathered; so long two looks are apart at least; so often a screen hears that nothing has changed. */
const gather_ms = 100;
const apart_ms = 400;
const every_ms = 20_000;

/** What a screen shows, as JSON; null once its link has ended. */
export async function shownTo(front: Database, digest: Buffer): Promise<string | null> {
  const rows = await front.outside({ text: "select app.big_screen_shown($1)::text", values: [digest] });
  return rows[0]?.[0] ?? null;
}

/**
 * Shows screens what they are given whenever the change feed names something of it, and every 20 seconds. They are asked for
 * one after the other, so that however many there are they take one connection; a link is asked for once for all that show it.
 */
export function openScreenStreams({ database, front, system, failed }: Parts): ScreenStreams {
  const viewers = new Set<Viewer>();
  let following: Following | undefined;
  const look = oneAtATime(() => lookAll(viewers, front, failed));
  const begin = (): Following => {
    const hear = async ({ changes }: News) => {
      if (changes.some(({ entity }) => shown.has(entity))) look();
    };
    const feed = followFeed(database, system, hear, failed);
    const timer = setInterval(look, every_ms);
    const stop = () => {
      feed.stop();
      clearInterval(timer);
      following = undefined;
    };
    return { begun: feed.begun, stop };
  };
  return {
    open(viewer) {
      viewers.add(viewer);
      following ??= begin();
      // What changes between the first look and the feed's beginning is seen by a look after it.
      void following.begun.then(look);
      look();
      return () => {
        viewers.delete(viewer);
        if (viewers.size === 0) following?.stop();
      };
    },
    look,
    count: (digest) => (digest ? [...viewers].filter((one) => one.digest.equals(digest)).length : viewers.size),
    close() {
      following?.stop();
      for (const viewer of viewers) viewer.close();
      viewers.clear();
    },
  };
}

/** Asks once for each link, and tells all who show it; who cannot be asked for now is told at the next look. */
async function lookAll(viewers: Set<Viewer>, front: Database, failed: Parts["failed"]): Promise<void> {
  const links = Map.groupBy([...viewers], ({ digest }) => digest.toString("hex"));
  for (const those of links.values()) {
    const digest = those[0]?.digest;
    if (!digest || !those.some((viewer) => viewers.has(viewer))) continue;
    try {
      const told = await shownTo(front, digest);
      for (const viewer of those.filter((one) => viewers.has(one))) {
        if (told !== null) viewer.show(told);
        // (Whoever does not take what it is told takes no place any more, either.)
        else if (viewers.delete(viewer)) viewer.end();
      }
    } catch (error) {
      failed(error);
    }
  }
}

/** Does work soon after it is called for, once for many calls; never twice at a time, and with a pause after each. */
function oneAtATime(work: () => Promise<void>): () => void {
  let waits = false;
  let works = false;
  let again = false;
  const run = async () => {
    waits = false;
    works = true;
    const begun = performance.now();
    await work();
    // (Where looks are long, as during an import, they have half of the time at most.)
    const pause = Math.max(apart_ms, performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
    works = false;
    if (again) begin();
  };
  const begin = () => {
    again = works;
    if (works || waits) return;
    waits = true;
    setTimeout(() => void run(), gather_ms);
  };
  return begin;
}
