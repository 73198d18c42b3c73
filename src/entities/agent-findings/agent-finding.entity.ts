import { and, eq, inArray } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb, type VerbContext } from "../../entity/verb.ts";
import { makeTask, unmakeTask } from "../../agents/make-task.ts";
import { agent_findings } from "./agent-finding.schema.ts";
import { findingAsTask } from "./finding-as-task.ts";
import { line } from "../../entity/written.ts";

type Status = "open" | "acknowledged" | "dismissed" | "resolved";

/** What agents have found wrong. */
export const agent_finding = entity(agent_findings, {
  title: { one: "Finding", many: "Findings" },
  about:
    "Something that an agent's check of the whole company has found wrong, with what shows it. The agent changes nothing: a person acts on it. A later check of the same kind counts it again or, where it finds it no more, has it resolved; what was dismissed stays so.",
  example: {
    title: "Ada Durand has no second step",
    kind: "review_sign_ins",
    severity: "high",
    agent_id: "0199d6a0-0000-7000-8000-000000000001",
    evidence: "An administrator who signs in by a password alone.",
    fingerprint: "no_second_step 0199d6a0-0000-7000-8000-000000000002",
  },
  kinds: { kind: "choice", evidence: "text", reason: "text" },
  state: "status",
  // The worker writes what was found (app.keep_findings), people how they deal with it.
  written_by_verbs: ["status", "reason", "times_seen", "first_seen", "last_seen", "task_id"],
  given_once: ["title", "kind", "severity", "agent_id", "evidence", "fingerprint"],
  verbs: {
    acknowledge: verb(
      "Says that somebody deals with it.",
      z.object({}),
      async (context) =>
        mustChange(await put(context, "acknowledged", ["open"]), "Only a finding that is open can be acknowledged."),
      { from: ["open"], many: true },
    ),
    dismiss: verb(
      "Says why it is none: it stays so, however often it is found again.",
      z.object({ reason: line(500) }),
      async (context) =>
        mustChange(
          await put(context, "dismissed", ["open", "acknowledged"], context.input.reason),
          "Only a finding that is open or acknowledged can be dismissed.",
        ),
      { from: ["open", "acknowledged"], many: true },
    ),
    reopen: verb(
      "Opens it again.",
      z.object({}),
      async (context) =>
        mustChange(
          await put(context, "open", ["acknowledged", "dismissed", "resolved"]),
          "This finding is open already.",
        ),
      { from: ["acknowledged", "dismissed", "resolved"], many: true },
    ),
    make_task: makeTask("agent_findings", "update", findingAsTask),
    unmake_task: unmakeTask("agent_findings", "update"),
  },
});

/** Brings a finding of these statuses to another; answers it, or none where it was in another one. */
function put({ tx, input: { id } }: VerbContext<{ id: string }>, status: Status, from: Status[], reason?: string) {
  return tx
    .update(agent_findings)
    .set({ status, reason: reason ?? null })
    .where(and(eq(agent_findings.id, id), inArray(agent_findings.status, from)))
    .returning({ id: agent_findings.id });
}
