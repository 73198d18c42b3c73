import { useState } from "react";
import type { Entry } from "../../../client/api.ts";
import { t } from "../../../ui/translate.ts";
import { Changes } from "./changes.tsx";

/** Who has put other values in the place of those that were proposed, and these to look at. */
export function Edited({ proposal: { id, version, edited, editor } }: { proposal: Entry<"agent_approvals"> }) {
  const [open, setOpen] = useState(false);
  if (!edited) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="py-1 text-ink-2 hover:text-ink touch:py-3">
        {t("Edited by {{name}}. What the agent had proposed", { name: editor?.name ?? t("somebody") })}
      </summary>
      {open && <Changes {...{ id, version }} proposed />}
    </details>
  );
}
