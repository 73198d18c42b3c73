/** What a stage means, however it is called: being worked, waiting, won, lost. */
export const stage_types = ["open", "on_hold", "won", "lost"] as const;

export type StageType = (typeof stage_types)[number];

/** Those in which a lead is still being worked, if only later. */
export const open_types = ["open", "on_hold"] as const satisfies readonly StageType[];

/** Whether a stage of this type is one in which a lead is still being worked. */
export const isWorked = (type: string | undefined) => (open_types as readonly string[]).includes(type ?? "");

/** How surely the leads of a stage are counted on: by their probability only, where it goes well, in any case. */
export const forecasts = ["pipeline", "best", "commit"] as const;

/** What can be asked of a lead before it comes into a stage. */
export const requirable = [
  "company_name",
  "title",
  "emails",
  "phones",
  "website",
  "city",
  "country",
  "source",
  "value",
  "expected_close",
  "next_activity_at",
  "account_id",
  "note",
] as const;
