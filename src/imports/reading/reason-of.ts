import type { z } from "zod";
import type { Field } from "../../entity/describe.ts";

/** What is wrong with a value, in the words that people read. */
export function reasonOf(issue: z.core.$ZodIssue | undefined, field: Field | undefined): string {
  switch (issue?.code) {
    case "too_big":
      return "is too long or too large";
    case "too_small":
      return "is too small";
    case "invalid_value":
      return "is none of the choices";
    case "invalid_type":
      return issue.input === undefined ? "is required" : "cannot be used";
  }
  if (issue?.message.startsWith("is no ")) return issue.message;
  return by_kind[field?.kind ?? ""] ?? "cannot be used";
}

const by_kind: Record<string, string> = {
  email: "is no e-mail address",
  url: "is no web address",
  reference: "is no id",
  date: "is no date",
  minutes: "is no duration",
  moment: "is no date",
};
