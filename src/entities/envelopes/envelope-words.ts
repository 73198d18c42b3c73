import { phrase } from "../../ui/translate.ts";

/** How the states of envelopes and their recipients are said, and in which tone. */
export const envelope_words = {
  sent: phrase("Sent"),
  viewed: phrase("Seen"),
  partially_signed: phrase("Partly signed"),
  completed: phrase("Completed"),
  declined: phrase("Declined"),
  cancelled: phrase("No longer asked"),
  expired: phrase("Not in time"),
};

export const recipient_words = {
  waiting: phrase("Not yet"),
  asked: phrase("Asked"),
  viewed: phrase("Seen"),
  signed: phrase("Signed"),
  declined: phrase("Declined"),
  ended: phrase("Not needed"),
};

export const tones: Partial<Record<string, "good" | "bad" | "person">> = {
  completed: "good",
  signed: "good",
  declined: "bad",
  expired: "bad",
  sent: "person",
  viewed: "person",
  partially_signed: "person",
  asked: "person",
};
