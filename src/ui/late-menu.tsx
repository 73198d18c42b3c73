import { cloneElement, type KeyboardEvent, useEffect, useState } from "react";
import { late } from "./late.ts";
import type { LateMenuProps } from "./opened-menu.tsx";

const OpenedMenu = late<LateMenuProps>(
  () => import("./opened-menu.tsx"),
  ({ trigger }) => trigger,
);

const prepare = () => void OpenedMenu.load().catch(() => undefined);

/** Actions under a button, whose script comes behind what stands around it: menus weigh more than most panels. */
export function LateMenu(props: LateMenuProps) {
  const [asked, ask] = useState(false);
  // (Not only once it is pressed: the line may be gone by then.)
  useEffect(() => {
    const soon = setTimeout(prepare, 300);
    return () => clearTimeout(soon);
  }, []);
  if (asked) return <OpenedMenu {...props} />;
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => ask(true),
    onKeyDown: ({ key }: KeyboardEvent) => key === "ArrowDown" && ask(true),
  });
}
