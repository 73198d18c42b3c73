import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import type { Loaded } from "./portfolio-data.ts";

const PersonTime = late(
  withFrench(
    () => import("../../working-time/browser/person-time.tsx"),
    () => import("../../working-time/browser/absences.french.ts"),
  ),
);

/** How many hours a week somebody has; whoever may say so or sees their absences opens both. */
export function PersonTimeButton({ who, hours }: { who: Loaded; hours: string }) {
  const [open, setOpen] = useState(false);
  const { person, rights } = useSession();
  const may = who.id === person.id || !!rights?.["absences"]?.["read"]?.includes("all");
  if (!may) return <span className="text-ink-2">{hours}</span>;
  return (
    <>
      <button
        type="button"
        aria-label={t("{{hours}} a week, hours and absences of {{name}}", { hours, name: who.name })}
        onClick={() => setOpen(true)}
        className="rounded-sm underline decoration-line underline-offset-3 hover:text-person touch:min-h-10"
      >
        {hours}
      </button>
      {open && <PersonTime who={who} onClose={() => setOpen(false)} />}
    </>
  );
}
