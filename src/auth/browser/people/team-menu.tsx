import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { useSession } from "../../../client/session-context.ts";
import { toastFailure } from "../../../records/failure.ts";
import { recordClient } from "../../../records/record-client.ts";
import { useWrites } from "../../../records/use-writes.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { t } from "../../../ui/translate.ts";
import type { Team } from "./team-dialog.tsx";

type Props = { team: Team; onRename: () => void; onLead: () => void };

/** What may be done about a team, as far as one's role goes. */
export function TeamMenu({ team, onRename, onLead }: Props) {
  const verbs = useSession().rights?.["teams"] ?? {};
  const queries = useQueryClient();
  const { remove } = useWrites("teams");
  if (!verbs["update"]) return null;
  const takeAway = () =>
    recordClient("teams")
      .update(team.id, { lead_id: null, version: team.version })
      .then(() => queries.invalidateQueries({ queryKey: ["teams"] }), toastFailure);
  const putAway = () =>
    remove([team.id], (count, left) => (count ? t("{{name}} is in the bin.", { name: team.name }) : left));
  const trigger = <IconButton icon={Ellipsis} label={t("More about {{name}}", { name: team.name })} />;
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={Pencil} onSelect={onRename}>
        {t("Rename")}
      </MenuItem>
      <MenuItem icon={UserCheck} onSelect={onLead}>
        {t("Choose who leads it")}
      </MenuItem>
      {team.lead && (
        <MenuItem icon={UserX} onSelect={() => void takeAway()}>
          {t("Nobody leads it")}
        </MenuItem>
      )}
      {verbs["delete"] && (
        <MenuItem icon={Trash2} onSelect={() => void putAway()}>
          {t("Remove the team")}
        </MenuItem>
      )}
    </Menu>
  );
}
