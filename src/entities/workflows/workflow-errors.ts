import { phrase, t } from "../../ui/translate.ts";

/** Why a run failed, in the reader's language; what a receiver or the database has said stays in its own. */
export function errorWord(error: string): string {
  return known.has(error) ? t(error) : error;
}

const known: Set<string> = new Set([
  phrase("The person who published it does not come in any more."),
  phrase("The workflow was removed."),
  phrase("Its publisher does not see the record, or it is not there any more."),
  phrase("Workflows started each other in a circle."),
  phrase("The agent did not get it done."),
  phrase("The agent did not get it done in time."),
  phrase("The record has no e-mail address, or its publisher does not see it."),
  phrase("This Tandem sends no e-mail."),
  phrase("Whoever is to be told does not come in any more."),
  phrase("Whoever is to be asked does not come in any more."),
  phrase("The data was restored from a backup."),
  phrase("The receiver did not answer within 15 seconds."),
]);
