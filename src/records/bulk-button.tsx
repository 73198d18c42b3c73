import type { LucideIcon } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";

type Props = {
  icon?: LucideIcon | undefined;
  /** How many are chosen, and on how many of them it may be done, once that is known. */
  chosen: number;
  allowed: number | undefined;
  onClick: () => void;
  /** "Remove 9 leads". */
  children: (count: number) => string;
};

/** An act on the chosen records that says beforehand on how many it will be done. */
export function BulkButton({ icon: Icon, chosen, allowed = chosen, onClick, children }: Props) {
  const none = allowed === 0 ? t("None of the chosen records is yours to do this with.") : undefined;
  return (
    <Button size="small" disabledReason={none} onClick={onClick}>
      {Icon && <Icon aria-hidden />}
      {children(none ? chosen : allowed)}
      {!none && allowed < chosen && (
        <span className="font-normal text-ink-3">{t("of {{count}}", { count: formatNumber(chosen) })}</span>
      )}
    </Button>
  );
}
