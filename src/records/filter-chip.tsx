import { Fragment, useState } from "react";
import { Chip } from "../ui/chip.tsx";
import { Popover } from "../ui/popover.tsx";
import { t } from "../ui/translate.ts";
import { useAddress } from "./address.ts";
import { wordsOf } from "./filter-words.ts";
import type { FilterField } from "./filters.ts";
import { late } from "../ui/late.ts";

const FilterEditor = late(() => import("./filter-editor.tsx"));

/** A filter that is set, as a sentence that one can change and take off. */
export default function FilterChip({ field, word }: { field: FilterField; word: string }) {
  const [, go] = useAddress();
  const [open, setOpen] = useState(false);
  const { beginning, values } = wordsOf(field, word);
  return (
    <Chip
      onRemove={() => go({ [field.name]: null })}
      removeLabel={t("Remove the filter {{field}}", { field: field.label })}
    >
      <Popover
        label={field.label}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="max-w-80 truncate rounded-sm hover:text-person">
            {beginning}{" "}
            {values.map((value, index) => (
              <Fragment key={value}>
                {index > 0 && ` ${t("or")} `}
                <b className="font-medium">{value}</b>
              </Fragment>
            ))}
          </button>
        }
      >
        <FilterEditor field={field} word={word} onDone={() => setOpen(false)} />
      </Popover>
    </Chip>
  );
}
