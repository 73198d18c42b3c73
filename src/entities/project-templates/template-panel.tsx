import { Acts, AssignButton, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase } from "../../ui/translate.ts";
import { BeginButton } from "./begin-button.tsx";
import type { Plan } from "./plan.schema.ts";
import { PlanOutline } from "./plan-outline.tsx";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** The panel of one template: what it holds, and a way to begin what is made of it. */
export const templatePanel = (entity: "projects" | "tasks", word: string) =>
  recordPanel(() => {
    const { row } = useHere<"project_templates" | "task_templates">();
    const plan: Plan = { milestones: [], ...row.plan };
    return (
      <>
        <Head />
        <Acts>
          <BeginButton {...{ entity, word }} template={row} />
          <span className="flex-1" />
          <AssignButton />
          <MoreActs />
        </Acts>
        <Facts names={["owner_id", "note"]} />
        <PlanOutline plan={plan} />
        <MoreFacts groups={more} />
        <History />
      </>
    );
  });
