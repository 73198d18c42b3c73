import { cloneElement, type KeyboardEvent, useState } from "react";
import { late } from "./late.ts";
import type { LateMenuProps } from "./opened-menu.tsx";

const OpenedMenu = late<LateMenuProps>(
  () => import("./opened-menu.tsx"),
  ({ trigger }) => trigger,
);

/** Actions under a button, whose script comes once somebody is about to press it: menus weigh more than most panels. */
export function LateMenu(props: LateMenuProps) {
  const [asked, ask] = useState(false);
  if (asked) return <OpenedMenu {...props} />;
  const prepare = () => void OpenedMenu.load().catch(() => undefined);
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => ask(true),
    onKeyDown: ({ key }: KeyboardEvent) => key === "ArrowDown" && ask(true),
  });
}
