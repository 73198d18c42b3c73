import { standIn } from "../client/standby.ts";
import type { SignedIn } from "../client/session.ts";
import { openAnswers } from "./answers.ts";
import { beginsOf, keptMeta } from "./kept-meta.ts";
import { mayWait } from "./may-wait.ts";
import { openOutboxOf, overAnswer } from "./outbox.ts";
import { answerTo, foreseen } from "./pretend.ts";
import { isWorthKeeping } from "./worth-keeping.ts";

let behind: (() => void) | null = null;
let isBehind = false;

/** Lets what this person has read stand in for the server while it is silent, and their writes wait for it. */
export async function openStandby(session: SignedIn): Promise<void> {
  const answers = openAnswers(session.person);
  standIn({
    keep(path, answer) {
      caughtUp();
      // A full or refused storage is no reason to fail: there is only less to read later.
      if (isWorthKeeping(path)) answers.keep(path, answer).catch(() => undefined);
    },
    async recall(path) {
      const answer = await answers.recall(path).catch(() => undefined);
      if (answer !== undefined) isBehind = true;
      return answer;
    },
    over: overAnswer,
  });
  await openOutboxOf(session, {
    mayWait,
    answerTo,
    foreseen: async (write, by) => {
      const begins = write.act === "create" ? beginsOf(await keptMeta(answers), write.entity) : {};
      return foreseen(write, by, begins);
    },
  });
  setTimeout(() => void answers.tidy().catch(() => undefined), tidy_after_ms);
}

/** Says what is to happen when the server answers again after something old was shown. */
export function whenBehind(act: () => void): void {
  behind = act;
}

/** The server answers: what was shown from before is asked for again. */
export function caughtUp(): void {
  if (!isBehind) return;
  isBehind = false;
  behind?.();
}

const tidy_after_ms = 20_000;
