import { CloudUpload } from "lucide-react";
import { useState } from "react";
import { t } from "../ui/translate.ts";
import { useItems } from "./outbox.ts";
import { late } from "../ui/late.ts";

const OutboxDialog = late(() => import("./outbox-dialog.tsx"));

/** How many changes wait, and the way to them; nothing while none does. */
export function OutboxButton() {
  const items = useItems();
  const [open, setOpen] = useState(false);
  if (items.length === 0 && !open) return null;
  const stuck = items.filter(({ state }) => state !== "waiting").length;
  const waiting = items.length === 1 ? t("1 change waiting") : t("{{count}} changes waiting", { count: items.length });
  const asks = stuck === 1 ? t("1 needs you") : t("{{count}} need you", { count: stuck });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void OutboxDialog.load()}
        onFocus={() => void OutboxDialog.load()}
        onClick={() => setOpen(true)}
        className="inline-flex h-6.5 items-center gap-1.5 rounded-md border border-control bg-raised px-2 text-meta whitespace-nowrap text-ink hover:bg-sunken touch:h-10"
      >
        <CloudUpload aria-hidden />
        <span className="max-tablet:sr-only">{waiting}</span>
        <span aria-hidden className="tablet:hidden">
          {items.length}
        </span>
        {stuck > 0 && <span className="text-bad">{asks}</span>}
      </button>
      {open && <OutboxDialog onClose={() => setOpen(false)} />}
    </>
  );
}
