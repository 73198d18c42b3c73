import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Menu, MenuItem, MenuLine } from "./menu.tsx";

const kit = { MenuItem, MenuLine };

/** What a late menu is made of. */
export type MenuKit = typeof kit;

export type LateMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "end";
  children: (kit: MenuKit) => ReactNode;
};

/** A menu that opens as it comes. */
export default function OpenedMenu({ children, ...rest }: LateMenuProps) {
  return (
    <Menu {...rest} defaultOpen>
      {children(kit)}
    </Menu>
  );
}
