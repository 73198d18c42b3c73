import { ListFilter } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Popover } from "../ui/popover.tsx";
import { t } from "../ui/translate.ts";
import { useAddress } from "./address.ts";
import type { FilterField } from "./filters.ts";
import { late } from "../ui/late.ts";

// Most lists begin without filters.
const FilterChip = late(() => import("./filter-chip.tsx"));
const FilterEditor = late(() => import("./filter-editor.tsx"));

/** The filters as chips that one can read, change and take off, and a way to more of them. */
export function FilterBar({ fields, children }: { fields: FilterField[]; children?: ReactNode }) {
  const [address, go] = useAddress();
  const set = fields.filter((field) => address[field.name]);
  return (
    <div className="flex flex-none flex-wrap items-center gap-1.5 px-4 py-2">
      {address["imported"] && (
        <Chip onRemove={() => go({ imported: null })} removeLabel={t("Show all again")}>
          {t("Of one import")}
        </Chip>
      )}
      {address["rows"] && (
        <Chip onRemove={() => go({ rows: null })} removeLabel={t("Show all again")}>
          {t("Rows of a report")}
        </Chip>
      )}
      {set.map((field) => (
        <FilterChip key={field.name} field={field} word={address[field.name] ?? ""} />
      ))}
      <AddFilter fields={fields.filter((field) => !address[field.name])} />
      {set.length > 2 && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => go(Object.fromEntries(set.map((field) => [field.name, null])))}
        >
          {t("Clear all")}
        </Button>
      )}
      {children}
    </div>
  );
}

function AddFilter({ fields }: { fields: FilterField[] }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FilterField | null>(null);
  const change = (now: boolean) => {
    setOpen(now);
    if (now) setChosen(null);
  };
  return (
    <Popover
      label={t("Add filter")}
      open={open}
      onOpenChange={change}
      trigger={
        <Button tone="quiet" size="small">
          <ListFilter aria-hidden />
          {t("Add filter")}
        </Button>
      }
    >
      {chosen ? (
        <AddedEditor field={chosen} onDone={() => setOpen(false)} />
      ) : (
        fields.map((field) => (
          <button key={field.name} type="button" onClick={() => setChosen(field)} className={entry}>
            {field.label}
          </button>
        ))
      )}
    </Popover>
  );
}

function AddedEditor({ field, onDone }: { field: FilterField; onDone: () => void }) {
  const [address] = useAddress();
  return <FilterEditor field={field} word={address[field.name] ?? ""} onDone={onDone} />;
}

const entry =
  "flex h-8 w-full items-center rounded-sm px-2 text-left text-row hover:bg-sunken focus-visible:-outline-offset-2 touch:h-11";
