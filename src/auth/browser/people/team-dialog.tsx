import { useQueryClient } from "@tanstack/react-query";
import type { Named } from "../../../client/api.ts";
import { NameDialog } from "../../../records/name-dialog.tsx";
import { t } from "../../../ui/translate.ts";

/** A team as the list of teams shows it. */
export type Team = { id: string; name: string; version: number; lead: Named | null };

/** Asks for the name of a new team, or for another one. */
export function TeamDialog({ team, onClose }: { team: Team | null; onClose: () => void }) {
  const queries = useQueryClient();
  const reread = () =>
    Promise.all(["teams", "people"].map((entity) => queries.invalidateQueries({ queryKey: [entity] })));
  return (
    <NameDialog
      entity="teams"
      record={team ?? undefined}
      fresh={{ title: t("New team"), act: t("Create the team") }}
      longest={200}
      onSaved={reread}
      onClose={onClose}
    />
  );
}
