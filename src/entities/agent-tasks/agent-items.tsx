import { Sparkles } from "lucide-react";
import { useHere, useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { AskItem } from "./ask-item.tsx";
import { at_once } from "./question.ts";
import { useGiving } from "./use-giving.ts";

/** In the menu of a record that has a timeline: has an agent summarise it, or answer a question about it. */
export default function AgentItems() {
  const { row } = useHere();
  const { entity } = useScreen().described;
  const give = useGiving();
  const summarise = () => {
    const title = t("Summarise {{name}}", { name: row.name }).slice(0, 200);
    const values = { title, required_capability: "summarise_timeline", input: { entity, id: row.id }, ...at_once };
    void give(values, t("An agent is asked to summarise it.")).catch(toastRefusal);
  };
  return (
    <>
      <MenuItem icon={Sparkles} onSelect={summarise}>
        {t("Have an agent summarise it")}
      </MenuItem>
      <AskItem />
    </>
  );
}
