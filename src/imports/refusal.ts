import { sqlState } from "../database/door.ts";

type Raised = { column?: string; constraint?: string; message?: string; cause?: Raised; severity?: string };

/** Why the database refused a row, by field. */
export function refusal(error: unknown, not_yours: string): Record<string, string> {
  const { column = "", constraint = "" } = raised(error as Raised);
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
      return { [field]: checks[constraint] ?? "is not allowed together with the other values" };
  }
  return { [column]: "cannot be used" };
}

// What the tables' own checks say, in words.
const checks: Record<string, string> = {
  leads_lost_reason: "is missing: a lost lead has one",
  leads_score: "lies between 0 and 100",
  leads_probability: "lies between 0 and 100",
  accounts_siret: "does not begin with the SIREN",
};

function raised(error: Raised): Raised {
  return error.severity || !error.cause ? error : raised(error.cause);
}
