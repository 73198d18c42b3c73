import { type FairShare, share as most } from "../http/fair-share.ts";
import { keysOf } from "../http/who-calls.ts";
import { most_per_person as most_streams } from "../realtime/serve-events.ts";
import type { Streams } from "../realtime/streams.ts";

/** A limit, whose it is, and how much of it is used now; null where the server does not count. */
export type Limit = { limit: string; of: "person" | "keys" | "company"; used: number | null; most: number };

/** Who counts calls, unless shares are off, and who has the event streams. */
export type Counters = { share: FairShare | undefined; streams: Streams };

/** The limits that this server counts itself: of a person, and of their API keys together. */
export function countedLimits(person: string, { share, streams }: Counters): Limit[] {
  const shareOf = (of: Limit["of"], caller: string): Limit[] => {
    const used = share?.used(caller);
    return [
      { limit: "calls", of, used: used?.calls ?? null, most: most.calls_per_minute },
      { limit: "work", of, used: used?.seconds ?? null, most: most.seconds_per_minute },
      { limit: "at_once", of, used: used?.at_once ?? null, most: most.at_once },
    ];
  };
  return [
    ...shareOf("person", person),
    ...shareOf("keys", keysOf(person)),
    { limit: "streams", of: "person", used: streams.openOf(person), most: most_streams },
  ];
}
