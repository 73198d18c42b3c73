/**
 * What a rule of the score may be about: the source or the country is `value`; the field `value` is filled or empty; the lead is
 * worth at least `amount`; it was touched in the last `amount` days, or not for so many; it is older than so many; its next step
 * is overdue.
 */
export const score_subjects = [
  "source",
  "country",
  "has",
  "lacks",
  "worth",
  "touched",
  "untouched",
  "older",
  "overdue",
] as const;

export type ScoreSubject = (typeof score_subjects)[number];

/** The fields that a rule may ask for, to be filled or empty. */
export const scored_fields = [
  "emails",
  "phones",
  "company_name",
  "title",
  "website",
  "value",
  "expected_close",
  "next_activity_at",
  "account_id",
] as const;

/** What a rule gave or took, kept with the score that it is part of. */
export type ScoreReason = { subject: ScoreSubject; value: string | null; amount: number | null; points: number };
