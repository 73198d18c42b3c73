import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";

/** What may be done with one line of the timeline. */
export function LineMenu({ children }: { children: ReactNode }) {
  const trigger = <IconButton icon={Ellipsis} label={t("More acts")} className="-my-1.5 size-7! touch:size-10!" />;
  return <Menu trigger={trigger}>{children}</Menu>;
}
