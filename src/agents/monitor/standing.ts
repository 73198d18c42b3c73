import { check_names, type Report } from "../../entities/repositories/report.ts";

/** How a repository stands by what was found: the worst of it, and each thing that is not in order. */
export function standing({ checks, told }: Report): {
  status: "in_step" | "needs_attention" | "in_conflict";
  failing: string[];
} {
  const failing = check_names.filter((name) => checks[name].result === "failed") as string[];
  const conflicts = told.conflicts.length > 0 ? ["conflicts"] : [];
  const status = failing.length > 0 ? "needs_attention" : conflicts.length > 0 ? "in_conflict" : "in_step";
  return { status, failing: [...failing, ...conflicts] };
}
