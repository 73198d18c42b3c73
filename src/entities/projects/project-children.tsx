import { type ChildList, list } from "../../screen/child-list.ts";
import { phrase } from "../../ui/translate.ts";
import PhaseLine from "../phases/phase-line.tsx";
import RiskLine from "../risks/risk-line.tsx";
import TaskLine from "../tasks/task-line.tsx";
import MemberLine from "./member-line.tsx";
import MilestoneLine from "./milestone-line.tsx";

/** What a project's panel lists; the list of projects begins without it. */
export const children: ChildList[] = [
  list("tasks", {
    form: ["name", "phase_id", "owner_id", "priority", "due_on"],
    order: ["due_on"],
    line: (task) => <TaskLine task={task} />,
    but: "parent_id",
    kept: true,
  }),
  list("phases", {
    form: ["name", "starts_on", "due_on", "client_visible"],
    order: ["rank"],
    ordered: true,
    line: (phase) => <PhaseLine phase={phase} />,
    fields: {
      starts_on: { label: phrase("Planned start") },
      due_on: { label: phrase("Planned end") },
      client_visible: { label: phrase("Shown to the client") },
    },
  }),
  list("milestones", {
    form: ["name", "due_on", "reached_on", "client_visible"],
    order: ["due_on"],
    line: (milestone) => <MilestoneLine milestone={milestone} />,
    fields: {
      due_on: { label: phrase("Planned day") },
      client_visible: { label: phrase("Shown to the client") },
    },
  }),
  list("risks", {
    form: ["name", "kind", "status", "probability", "impact", "person_id", "response"],
    order: ["-weight"],
    line: (risk) => <RiskLine risk={risk} />,
    fields: {
      probability: { label: phrase("Probability (1 to 5)") },
      impact: { label: phrase("Impact (1 to 5)") },
      person_id: { label: phrase("Who watches it") },
      response: { label: phrase("What is done about it, or what was decided") },
    },
  }),
  list("project_members", {
    form: ["user_id", "part", "allocation", "rate"],
    order: ["user_name"],
    line: (member) => <MemberLine member={member} />,
    fields: {
      user_id: { label: phrase("Person") },
      part: { label: phrase("Part"), suggested: true },
      allocation: { label: phrase("Share of their time (%)") },
      rate: { label: phrase("Rate per hour") },
    },
  }),
];
