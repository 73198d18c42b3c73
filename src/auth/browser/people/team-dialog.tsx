import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";

/** A team as the list of teams shows it. */
export type Team = { id: string; name: string; version: number };

/** Asks for the name of a new team, or for another one. */
export function TeamDialog({ team, onClose }: { team: Team | null; onClose: () => void }) {
  const queries = useQueryClient();
  const [key] = useState(newKey);
  const [typed, setTyped] = useState(team?.name ?? "");
  async function send() {
    const name = typed.trim();
    const teams = recordClient("teams");
    await (team ? teams.update(team.id, { name, version: team.version }) : teams.create({ name }, key));
    await Promise.all(["teams", "people"].map((entity) => queries.invalidateQueries({ queryKey: [entity] })));
  }
  return (
    <FormDialog
      onClose={onClose}
      title={team ? t("Rename {{name}}", { name: team.name }) : t("New team")}
      act={team ? t("Rename") : t("Create the team")}
      labels={{ name: t("Name") }}
      missing={typed.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {(errors) => (
        <TextField
          name="name"
          label={t("Name")}
          error={errors["name"]}
          value={typed}
          maxLength={200}
          onChange={setTyped}
        />
      )}
    </FormDialog>
  );
}
