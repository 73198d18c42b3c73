import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import { type Address, changed, useAddress } from "./address.ts";
import { hrefOf } from "./href.ts";
import { type FilterField, filtersOf } from "./filters.ts";

/** A list that people ask for often: a name, and the filters it stands for. */
export type Preset = { label: string; filters: Address };

type Props = { presets: Preset[]; fields: FilterField[]; children?: ReactNode };

/** The presets as links; the one whose filters are set is the current one. */
export function Presets({ presets, fields, children }: Props) {
  const [address, go] = useAddress();
  const present = textOf(filtersOf(fields, address));
  const none = Object.fromEntries(fields.map((field) => [field.name, null]));
  return (
    <div className="flex flex-none items-end gap-2 border-b border-line px-2 tablet:px-3">
      <nav aria-label={t("Lists")} className="-mb-px flex min-w-0 flex-1 gap-0.5 overflow-x-auto">
        {presets.map(({ label, filters }) => {
          const change = { ...none, q: null, ...filters };
          const active = textOf(filters) === present;
          return (
            <a
              key={label}
              href={hrefOf(changed(address, change))}
              aria-current={active ? "page" : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                go(change);
              }}
              className={classNames(
                "flex h-8 flex-none items-center border-b-2 px-2 focus-visible:-outline-offset-2 touch:h-11",
                active ? "border-person font-medium text-ink" : "border-transparent text-ink-2 hover:text-ink",
              )}
            >
              {label}
            </a>
          );
        })}
      </nav>
      <div className="flex flex-none items-center gap-1 pb-1">{children}</div>
    </div>
  );
}

function textOf(filters: Address): string {
  return JSON.stringify(Object.entries(filters).toSorted());
}
