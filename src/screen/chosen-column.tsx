import { Columns3 } from "lucide-react";
import { useAddress } from "../records/address.ts";
import { IconSelect } from "../ui/icon-select.tsx";
import { useIsSmall } from "../ui/media-query.ts";
import { Select } from "../ui/select.tsx";
import { t } from "../ui/translate.ts";
import { useBoardColumn, useBoardColumns } from "./board-columns.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useVerbs } from "../records/use-meta.ts";

/** Chooses the column by which a board is drawn, where there are several. */
export default function ChosenColumn({ usual }: { usual: string }) {
  const { described } = useScreen();
  const [, go] = useAddress();
  const chosen = useBoardColumn(usual);
  const columns = useBoardColumns(described.entity);
  const options = columns.map(({ name }) => ({ value: name, label: labelOf(described, name), icon: Columns3 }));
  const label = t("Board by");
  const choose = (name: string) => go({ on: name === usual ? null : name });
  // (A phone keeps the line for the lists: what a board is drawn by is read at the heads of its columns.)
  const small = useIsSmall();
  return (
    <>
      {options.length > 1 &&
        (small ? (
          <IconSelect {...{ label, options }} value={chosen} onChange={choose} />
        ) : (
          <Select
            aria-label={label}
            className="max-w-40"
            value={chosen}
            options={options}
            onChange={({ target }) => choose(target.value)}
          />
        ))}
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
      className="max-w-40 max-tablet:w-23"
      value={sort === "rank" ? "rank" : ""}
      options={[
        { value: "", label: labelOf(described, usual) },
        { value: "rank", label: t("Own order") },
      ]}
      onChange={({ target }) => go({ sort: target.value || null })}
    />
  );
}
