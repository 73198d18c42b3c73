import { Merge } from "lucide-react";
import { useHere } from "../../screen/description.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { useMerging } from "./use-merging.tsx";

/** In the menu of a record: looks for its duplicate. */
export default function MergeItem() {
  const { row } = useHere();
  const { ask } = useMerging();
  return (
    <MenuItem icon={Merge} onSelect={() => ask(row)}>
      {`${t("Merge")}…`}
    </MenuItem>
  );
}
