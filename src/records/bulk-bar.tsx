import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import type { Selection } from "./selection.ts";

type Props = { selection: Selection; count: number; children: ReactNode };

/** What can be done with the chosen records; stands at the foot of the list while some are chosen. */
export function BulkBar({ selection, count, children }: Props) {
  return (
    <div
      role="region"
      data-foot
      aria-label={t("Chosen records")}
      className="flex flex-none animate-enter flex-wrap items-center gap-1.5 border-t border-line bg-raised px-4 py-2"
    >
      <p role="status" className="mr-2 font-medium tabular-nums">
        {t("{{count}} chosen", { count: formatNumber(count) })}
      </p>
      {children}
      <span className="flex-1" />
      <IconButton icon={X} label={t("Clear the choice (Esc)")} onClick={selection.clear} />
    </div>
  );
}
