import { sqlState } from "../database/door.ts";

type Raised = {
  column?: string;
  detail?: string;
  constraint?: string;
  message?: string;
  cause?: Raised;
  severity?: string;
};

/** Why the database refused a row, by field. */
export function refusal(error: unknown, not_yours: string): Record<string, string> {
  const { column = "", constraint = "", detail = "" } = raised(error as Raised);
  // A check is named after its table and column: leads_lost_reason.
  const field = column || constraint.replace(/^[a-z]+?_/, "");
  switch (sqlState(error)) {
    case "42501":
      return { "": not_yours };
    case "23503":
      return { [column]: "no such record that you can see" };
    case "23505":
      return { "": "another record already has this value" };
    case "23502":
      return { [column]: "is required" };
    case "23514":
      return { [field]: checks[constraint] ?? said[detail] ?? "is not allowed together with the other values" };
  }
  return { [column]: said[detail] ?? "cannot be used" };
}

// What the tables' own checks say, in words.
const checks: Record<string, string> = {
  leads_lost_reason: "is missing: a lost lead has one",
  leads_score: "lies between 0 and 100",
  leads_probability: "lies between 0 and 100",
  accounts_siret: "does not begin with the SIREN",
  tasks_starts_on: "lies before 2000 or after 2100",
  tasks_due_on: "lies before its beginning, or years behind it",
};

// What functions say that look at other rows, too.
const said: Record<string, string> = {
  "it cannot stand below itself": "would stand below itself",
  "they stand at most eight deep below each other": "would stand more than eight deep",
  "Below it are tasks that are not yours to move.": "has tasks below it that are not yours to move",
  "More than 1,000 tasks stand below it: move them in parts.": "has more than 1,000 tasks below it",
  "Others have submitted time on it: whoever approves that moves the task.":
    "has time on it that others have submitted",
};

function raised(error: Raised): Raised {
  return error.severity || !error.cause ? error : raised(error.cause);
}
