import { useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { t } from "../ui/translate.ts";
import { assignRecords, type Owned } from "./assign.ts";
import { FormDialog } from "./form-dialog.tsx";
import { Picker } from "./picker.tsx";
import type { Writes } from "./use-writes.ts";

type Props = {
  records: Owned[];
  writes: Writes;
  /** "12 leads". */
  countWords: (count: number) => string;
  onClose: () => void;
};

type Colleague = { id: string; name: string; title: string | null; version: number };

/** Asks who is to take over one record or many. */
export default function AssignDialog({ records, writes, countWords, onClose }: Props) {
  const [owner, setOwner] = useState<Colleague | null>(null);
  const [first] = records;
  const what = records.length === 1 && first ? first.name : countWords(records.length);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t("Who takes over {{what}}?", { what })}
      act={owner ? t("Assign to {{name}}", { name: owner.name }) : t("Assign")}
      missing={owner ? undefined : t("Choose somebody first.")}
      send={async () => owner && assignRecords(writes, records, owner, countWords)}
    >
      {() => (
        <Picker<Colleague>
          entity="people"
          label={t("Find a colleague")}
          where={{ kind: "employee", status: "active" }}
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
