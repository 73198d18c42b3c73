import { Acts, AssignButton, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase } from "../../ui/translate.ts";
import { BeginButton } from "./begin-button.tsx";
import { PlanOutline } from "./plan-outline.tsx";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One template: what it holds, and a way to begin a project with it. */
export default recordPanel(() => {
  const { row } = useHere<"project_templates">();
  return (
    <>
      <Head />
      <Acts>
        <BeginButton template={row} />
        <span className="flex-1" />
        <AssignButton />
        <MoreActs />
      </Acts>
      <Facts names={["owner_id", "note"]} />
      <PlanOutline plan={row.plan} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
