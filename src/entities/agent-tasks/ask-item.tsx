import { MessageCircleQuestion } from "lucide-react";
import { useHere, useScreen } from "../../screen/description.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { AskTaskDialog } from "./late-ask-task.ts";

/** In the menu of a record: asks an agent a question about it. */
export function AskItem() {
  const { row } = useHere<"tasks">();
  const { ask, described } = useScreen();
  const { entity } = described;
  const { id, name } = row;
  // (A task is done by whom one chooses.)
  const open = () =>
    ask((onClose) =>
      entity === "tasks" ? (
        <AskTaskDialog task={row} onClose={onClose} />
      ) : (
        <AskDialog {...{ onClose, entity, id, name }} />
      ),
    );
  return (
    <MenuItem icon={MessageCircleQuestion} onSelect={open}>
      {t("Ask an agent…")}
    </MenuItem>
  );
}
