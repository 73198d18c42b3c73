import { type ReactNode, useState } from "react";
import type { Named } from "../client/api.ts";
import { t } from "../ui/translate.ts";
import { type Colleague, ColleaguePicker } from "./colleague-picker.tsx";
import { FormDialog } from "./form-dialog.tsx";

type Props = {
  /** "Ada Durand", "12 leads". */
  what: string;
  send: (owner: Named) => Promise<unknown>;
  onClose: () => void;
  /** What is said of whoever is chosen. */
  beside?: (owner: Named) => ReactNode;
};

/** Asks who is to take over one record or many. */
export default function AssignDialog({ what, send, onClose, beside }: Props) {
  const [owner, setOwner] = useState<Colleague | null>(null);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Who takes over {{what}}?", { what })}
      act={owner ? t("Assign to {{name}}", { name: owner.name }) : t("Assign")}
      missing={owner ? undefined : t("Choose somebody first.")}
      send={async () => owner && send(owner)}
    >
      {() => (
        <>
          <ColleaguePicker value={owner?.id ?? null} onChange={setOwner} />
          {owner && beside?.(owner)}
        </>
      )}
    </FormDialog>
  );
}
