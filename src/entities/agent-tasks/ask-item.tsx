import { MessageCircleQuestion } from "lucide-react";
import { useHere, useScreen } from "../../screen/description.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { AskDialog } from "./ask-dialog.tsx";

/** In the menu of a record: asks an agent a question about it. */
export function AskItem() {
  const { row } = useHere();
  const { ask, described } = useScreen();
  const { entity } = described;
  const open = () => ask((onClose) => <AskDialog {...{ onClose, entity }} id={row.id} name={row.name} />);
  return (
    <MenuItem icon={MessageCircleQuestion} onSelect={open}>
      {t("Ask an agent…")}
    </MenuItem>
  );
}
