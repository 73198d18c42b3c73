import { cloneElement, type ComponentProps, useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { t } from "../ui/translate.ts";
import { useSession } from "../client/session-context.ts";
import { late } from "../ui/late.ts";

// The menu and what places it are a chunk of their own, fetched when the pointer or focus comes.
const UserMenu = late(
  () => import("./user-menu.tsx"),
  ({ trigger }) => cloneElement(trigger, { "aria-haspopup": "menu", "aria-expanded": true }),
);

/** Who is signed in; opens the menu. */
export function UserMenuButton() {
  const [opened, setOpened] = useState(false);
  const button = (
    <AvatarButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void UserMenu.load()}
      onFocus={() => void UserMenu.load()}
      onClick={() => setOpened(true)}
    />
  );
  if (!opened) return button;
  return <UserMenu trigger={<AvatarButton />} />;
}

function AvatarButton(attributes: ComponentProps<"button">) {
  const { person } = useSession();
  return (
    <button type="button" {...attributes} className="grid size-8 place-items-center rounded-full touch:size-10">
      <Avatar id={person.id} name={person.name} kind="person" size="large" />
      <span className="sr-only">{t("Account of {{name}}", { name: person.name })}</span>
    </button>
  );
}
