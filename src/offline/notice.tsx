import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { t } from "../ui/translate.ts";

/** A message that waits at the foot of the window until it is answered; it moves nothing of the page. */
export function Notice(props: { label: string; children: ReactNode; onClose: () => void }) {
  return (
    <aside
      aria-label={props.label}
      className="fixed inset-x-4 bottom-18 z-30 mx-auto flex w-fit max-w-120 animate-enter flex-wrap items-center gap-2 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-float tablet:bottom-4"
    >
      {props.children}
      <IconButton icon={X} label={t("Close")} onClick={props.onClose} />
    </aside>
  );
}
