import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { Picker } from "../../../records/picker.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { t } from "../../../ui/translate.ts";
import type { Team } from "./team-dialog.tsx";

type Colleague = { id: string; name: string; title: string | null; version: number };

/** Asks who leads a team. */
export function TeamLeadDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const queries = useQueryClient();
  const [lead, setLead] = useState<Colleague | null>(null);
  async function send() {
    await recordClient("teams").update(team.id, { lead_id: lead?.id, version: team.version });
    await queries.invalidateQueries({ queryKey: ["teams"] });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Who leads {{name}}?", { name: team.name })}
      act={t("Choose")}
      missing={lead ? undefined : t("Choose somebody first.")}
      send={send}
    >
      {() => (
        <Picker<Colleague>
          entity="people"
          label={t("Find a colleague")}
          value={lead?.id ?? team.lead?.id ?? null}
          onChange={setLead}
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
