import { Ellipsis, KeyRound, LogOut } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { once, type Person, useAct } from "./people-data.ts";

type Props = { person: Person; onRole: (person: Person) => void };

/** What may be done about somebody, as far as one's role goes. */
export function PersonMenu({ person, onRole }: Props) {
  const { rights } = useSession();
  const may = rights?.["people"] ?? {};
  const { name } = person;
  const sign_out = useAct<{ ended: number }>("people/sign-out");
  const signOut = () =>
    sign_out
      .mutateAsync(once({ user_id: person.id }))
      .then(() => toast(t("{{name}} is signed out everywhere.", { name }), { tone: "good" }), toastFailure);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("Acts on {{name}}", { name })} />}>
      {rights?.["user_roles"]?.["grant"] && (
        <MenuItem icon={KeyRound} onSelect={() => onRole(person)}>
          {t("Change role")}
        </MenuItem>
      )}
      {may["sign_out"] && (
        <MenuItem icon={LogOut} onSelect={signOut}>
          {t("Sign out everywhere")}
        </MenuItem>
      )}
    </Menu>
  );
}
