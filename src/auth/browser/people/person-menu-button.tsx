import { Ellipsis } from "lucide-react";
import { cloneElement, type ComponentProps, useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { t } from "../../../ui/translate.ts";
import type { PersonActs } from "./person-menu.tsx";
import { late } from "../../../ui/late.ts";

// The menu and what places it are a chunk of their own, fetched when the pointer or focus comes.
const PersonMenu = late(
  () => import("./person-menu.tsx"),
  ({ trigger }) => cloneElement(trigger, { "aria-haspopup": "menu", "aria-expanded": true }),
);

/** Opens the menu of what may be done about somebody; nothing where nothing may. */
export function PersonMenuButton(props: PersonActs) {
  const { person: me, rights } = useSession();
  const [opened, setOpened] = useState(false);
  const { person } = props;
  const may = rights?.["user_roles"]?.["grant"] || person.acts.length > 0;
  if (!may || person.id === me.id) return null;
  const button = (
    <Dots
      name={person.name}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void PersonMenu.load()}
      onFocus={() => void PersonMenu.load()}
      onClick={() => setOpened(true)}
    />
  );
  if (!opened) return button;
  return <PersonMenu {...props} trigger={<Dots name={person.name} />} />;
}

function Dots({ name, ...attributes }: { name: string } & Omit<ComponentProps<typeof IconButton>, "icon" | "label">) {
  return <IconButton {...attributes} icon={Ellipsis} label={t("Acts on {{name}}", { name })} />;
}
