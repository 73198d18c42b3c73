import { answerQuestion } from "./answer-question.ts";
import { question_jobs } from "./asked.ts";
import { checkInvariants } from "./check-invariants.ts";
import { checkRowSecurity } from "./check-row-security.ts";
import { draftAnswer } from "./draft-answer.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { findOrphans } from "./find-orphans.ts";
import { groupErrors } from "./group-errors.ts";
import type { Job } from "./job.ts";
import { plan } from "./plan.ts";
import { proposeMerges } from "./propose-merges.ts";
import { reviewGrants } from "./review-grants.ts";
import { reviewSignIns } from "./review-sign-ins.ts";
import { summariseTimeline } from "./summarise-timeline.ts";

/** What agents do, by the capability that a task requires. */
export const jobs: Record<string, Job> = {
  find_duplicates: findDuplicates,
  find_orphans: findOrphans,
  propose_merge: proposeMerges,
  check_row_security: checkRowSecurity,
  review_sign_ins: reviewSignIns,
  review_grants: reviewGrants,
  check_invariants: checkInvariants,
  group_errors: groupErrors,
  summarise_timeline: summariseTimeline,
  ...Object.fromEntries(question_jobs.map((name) => [name, answerQuestion])),
  draft_answer: draftAnswer,
  plan,
  try_policy: ({ trial }) => trial(),
};

/** Those of them that need a model: they wait where there is none. */
export const thinking_jobs = ["summarise_timeline", "try_policy", ...question_jobs];
