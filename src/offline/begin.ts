import type { QueryClient } from "@tanstack/react-query";
import { keepsData, keepSession, keptSession } from "../client/kept-session.ts";
import type { SignedIn } from "../client/session.ts";
import { readMeta } from "../records/use-meta.ts";
import { openAnswers } from "./answers.ts";
import { openStandby, whenBehind } from "./open-standby.ts";
import { connectOutbox } from "./outbox.ts";
import { registerWorker } from "./worker-registration.ts";

/** Prepares for the line to go: keeps who is signed in and what is read, and the program itself. */
export async function begin(session: SignedIn, cache: QueryClient): Promise<void> {
  const former = keptSession();
  // What somebody else has read here, or this person while they saw other things, is nobody's to read on.
  if (former && (former.person.id !== session.person.id || former.sees !== session.sees))
    await openAnswers(former.person).clear();
  if (keepsData()) {
    keepSession(session);
    await openStandby(session);
    connectOutbox(cache);
    readMeta(cache);
    whenBehind(() => void cache.invalidateQueries());
  }
  registerWorker();
}
