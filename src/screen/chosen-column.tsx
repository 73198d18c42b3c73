import { useAddress } from "../records/address.ts";
import { Select } from "../ui/select.tsx";
import { t } from "../ui/translate.ts";
import { useBoardColumn, useBoardColumns } from "./board-columns.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";

/** Chooses the column by which a board is drawn, where there are several. */
export default function ChosenColumn({ usual }: { usual: string }) {
  const { described } = useScreen();
  const [, go] = useAddress();
  const chosen = useBoardColumn(usual);
  const columns = useBoardColumns(described.entity);
  if (columns.length < 2) return null;
  return (
    <Select
      aria-label={t("Board by")}
      className="max-w-40"
      value={chosen}
      options={columns.map(({ name }) => ({ value: name, label: labelOf(described, name) }))}
      onChange={({ target }) => go({ on: target.value === usual ? null : target.value })}
    />
  );
}
