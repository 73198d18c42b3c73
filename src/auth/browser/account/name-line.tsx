import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";
import { Line } from "./line.tsx";
import { late } from "../../../ui/late.ts";

const NameDialog = late(() => import("./name-dialog.tsx"));

/** One's own name, and the way to another. */
export function NameLine() {
  const { person } = useSession();
  const [changing, setChanging] = useState(false);
  return (
    <Line name={t("Name")}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex min-w-0 items-center gap-2 font-medium">
          <Avatar id={person.id} name={person.name} kind="person" />
          <span className="min-w-0 break-words">{person.name}</span>
        </span>
        <Button size="small" tone="quiet" onClick={() => setChanging(true)}>
          {t("Change your name")}
        </Button>
      </span>
      {changing && <NameDialog onClose={() => setChanging(false)} />}
    </Line>
  );
}
