import { useState } from "react";
import type { Named } from "../client/api.ts";
import { Avatar } from "../ui/avatar.tsx";
import { t } from "../ui/translate.ts";
import { FormDialog } from "./form-dialog.tsx";
import { Picker } from "./picker.tsx";

type Props = {
  /** "Ada Durand", "12 leads". */
  what: string;
  send: (owner: Named) => Promise<unknown>;
  onClose: () => void;
};

type Colleague = { id: string; name: string; title: string | null; version: number };

/** Asks who is to take over one record or many. */
export default function AssignDialog({ what, send, onClose }: Props) {
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
        <Picker<Colleague>
          entity="people"
          label={t("Find a colleague")}
          value={owner?.id ?? null}
          onChange={setOwner}
          content={(person) => (
            <>
              <Avatar id={person.id} name={person.name} kind="person" />
              <span className="flex-none">{person.name}</span>
              <span className="truncate text-ink-3">{person.title}</span>
            </>
          )}
        />
      )}
    </FormDialog>
  );
}
