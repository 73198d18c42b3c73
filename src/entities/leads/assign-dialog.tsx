import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { t } from "../../ui/translate.ts";
import { assignLeads } from "./assign-leads.ts";
import type { LeadRow } from "./lead-row.ts";
import type { LeadActs } from "./use-lead-acts.ts";

type Props = { leads: LeadRow[]; acts: LeadActs; onClose: () => void };

type Colleague = { id: string; name: string; title: string | null; version: number };

/** Asks who is to own one lead or many. */
export function AssignDialog({ leads, acts, onClose }: Props) {
  const [owner, setOwner] = useState<Colleague | null>(null);
  const [first] = leads;
  const what = leads.length === 1 && first ? first.name : t("{{count}} leads", { count: leads.length });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t("Who takes over {{what}}?", { what })}
      act={owner ? t("Assign to {{name}}", { name: owner.name }) : t("Assign")}
      missing={owner ? undefined : t("Choose somebody first.")}
      send={async () => owner && assignLeads(acts.writes, leads, owner)}
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
