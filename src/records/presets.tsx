import { type ReactNode, useState } from "react";
import { useSession } from "../client/session-context.ts";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { type Address, changed, useAddress } from "./address.ts";
import { hrefOf } from "./href.ts";
import { type FilterField, filtersOf } from "./filters.ts";
import { ListLink } from "./list-link.tsx";
import { late } from "../ui/late.ts";

const SavedViews = late(
  withFrench(
    () => import("./views/saved-views.tsx"),
    () => import("./views/views.french.ts"),
  ),
);

/** A list that people ask for often: a name, and the filters it stands for. */
export type Preset = { label: string; filters: Address };

type Props = { presets: Preset[]; fields: FilterField[]; children?: ReactNode };

/** The presets as links, and the saved views beside them; the one whose filters are set is the current one. */
export function Presets({ presets, fields, children }: Props) {
  const [address, go] = useAddress();
  const { rights } = useSession();
  const [line, setLine] = useState<HTMLElement | null>(null);
  const present = textOf(filtersOf(fields, address));
  const none = Object.fromEntries(fields.map((field) => [field.name, null]));
  return (
    // (On a phone what is chosen of a board stands below the lists, which had no room beside it.)
    <div className="flex flex-none items-end gap-2 border-b border-line px-2 max-tablet:flex-wrap tablet:px-3">
      <nav aria-label={t("Lists")} className="-mb-px flex min-w-0 flex-1 items-center max-tablet:min-w-48">
        {/* Where they are more than there is room for, they pass by under the edge, not behind the menu. */}
        <div ref={setLine} className="fades-on flex min-w-0 gap-0.5 overflow-x-auto">
          {presets.map(({ label, filters }) => {
            const change = { ...none, q: null, saved: null, bin: null, rows: null, ...filters };
            const active = textOf(filters) === present && !address["saved"] && !address["bin"] && !address["rows"];
            return (
              <ListLink key={label} href={hrefOf(changed(address, change))} active={active} onOpen={() => go(change)}>
                {label}
              </ListLink>
            );
          })}
        </div>
        {line && rights?.["saved_views"] && <SavedViews fields={fields} line={line} />}
      </nav>
      <div className="ml-auto flex flex-none items-center gap-1 pb-1">{children}</div>
    </div>
  );
}

function textOf(filters: Address): string {
  return JSON.stringify(Object.entries(filters).toSorted());
}
