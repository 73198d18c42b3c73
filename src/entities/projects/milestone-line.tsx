import type { Entry } from "../../client/api.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** One milestone of a project: when it is planned for or was reached, whether it is late, and who sees it. */
export default function MilestoneLine({ milestone }: { milestone: Entry<"milestones"> }) {
  const { name, due_on, reached_on, client_visible } = milestone;
  const late = !reached_on && due_on < todayHere();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 truncate font-medium">{name}</span>
        {reached_on && <Badge tone="good">{t("Is reached")}</Badge>}
        {late && <Badge tone="bad">{t("Late")}</Badge>}
      </p>
      <p className="text-ink-2">
        {formatDate(reached_on ?? due_on)}
        {client_visible && ` · ${t("Shown to the client")}`}
      </p>
    </>
  );
}
