import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { NameChoice } from "./name-choice.tsx";
import type { Person } from "./people-data.ts";

type Placed = { team_id: string | null; version: number };

/** Puts somebody into a team, or out of one; what they own goes along. */
export default function MoveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["people", "team", person.id],
    queryFn: ({ signal }) =>
      recordClient("people")
        .list<Placed>({ where: { id: person.id }, limit: 1 }, signal)
        .then((page) => page.data[0]),
  });
  const [chosen, choose] = useState<string>();
  async function send() {
    const change = { team_id: chosen || null, ...(data && { version: data.version }) };
    await recordClient("people").update(person.id, change);
    await queries.invalidateQueries({ queryKey: ["people"] });
    toast(t("{{name}} has changed teams.", { name: person.name }), { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("The team of {{name}}", { name: person.name })}
      description={t("What they own goes along: the old team no longer sees it, the new one does.")}
      act={t("Change team")}
      labels={{ team_id: t("Team") }}
      waiting={!data}
      send={send}
    >
      {(errors) => (
        <NameChoice
          name="team_id"
          label={t("Team")}
          entity="teams"
          value={chosen ?? data?.team_id ?? ""}
          onChange={choose}
          error={errors["team_id"]}
        />
      )}
    </FormDialog>
  );
}
