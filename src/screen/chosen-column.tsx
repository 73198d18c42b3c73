import { useAddress } from "../records/address.ts";
import { Select } from "../ui/select.tsx";
import { t } from "../ui/translate.ts";
import { useBoardColumn, useBoardColumns } from "./board-columns.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useVerbs } from "../records/use-meta.ts";

// (On a phone two stand beside the bin and the layouts.)
const width = "max-w-40 max-tablet:w-23";

/** Chooses the column by which a board is drawn, where there are several. */
export default function ChosenColumn({ usual }: { usual: string }) {
  const { described } = useScreen();
  const [, go] = useAddress();
  const chosen = useBoardColumn(usual);
  const columns = useBoardColumns(described.entity);
  return (
    <>
      {columns.length > 1 && (
        <Select
          aria-label={t("Board by")}
          className={width}
          value={chosen}
          options={columns.map(({ name }) => ({ value: name, label: labelOf(described, name) }))}
          onChange={({ target }) => go({ on: target.value === usual ? null : target.value })}
        />
      )}
      <ChosenOrder />
    </>
  );
}

/** Whether cards lie as the list is sorted, or in the order that people have put them in, where there is one. */
function ChosenOrder() {
  const { described } = useScreen();
  const [address, go] = useAddress();
  if (!("rank" in useVerbs(described.entity))) return null;
  const { sort = described.order } = address;
  const usual = (sort === "rank" ? described.order : sort).replace(/^-/, "");
  return (
    <Select
      aria-label={t("Sorted by")}
      className={width}
      value={sort === "rank" ? "rank" : ""}
      options={[
        { value: "", label: labelOf(described, usual) },
        { value: "rank", label: t("Own order") },
      ]}
      onChange={({ target }) => go({ sort: target.value || null })}
    />
  );
}
