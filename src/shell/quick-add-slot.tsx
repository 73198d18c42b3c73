import { useEffect, useState } from "react";
import { useSession } from "../client/session-context.ts";
import { holdTyping } from "../keys/hold-typing.ts";
import { useKeys } from "../keys/use-keys.ts";
import { late } from "../ui/late.ts";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";

const QuickAdd = late(
  withFrench(
    () => import("../entities/tasks/quick/quick-add.tsx"),
    () => import("../entities/tasks/quick/quick-add.french.ts"),
  ),
);

let open: () => void = () => undefined;

/** Opens it, from wherever that is offered. */
export const quickAdd = (): void => open();

/** A task from one line, on every page by its key, for whoever may make tasks. */
export function QuickAddSlot() {
  const [is_open, set] = useState(false);
  const may = !!useSession().rights?.["tasks"]?.["create"];
  const ask = () => {
    // What is typed next is meant for it.
    holdTyping();
    set(true);
  };
  useEffect(() => {
    open = ask;
  });
  useKeys(may ? [{ of: "quick_add", label: t("Quick add"), act: ask }] : []);
  return is_open && <QuickAdd onClose={() => set(false)} />;
}
