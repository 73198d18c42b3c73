import type { Entry } from "../../client/api.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { useRecords } from "../../records/use-records.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { Lasting } from "./lasting.tsx";
import { glyphs } from "./time-glyphs.ts";

type Time = Entry<"time_entries">;

/** The time on a task, entry by entry, what was refused among it: who, when, for how long, and whether it is approved. */
export default function TaskEntries({ id }: { id: string }) {
  const list = useRecords<Time>("time_entries", { where: { task_id: id }, order: ["-day"], include: ["owner"] });
  if (list.error && list.rows.length === 0) return <ListFailure error={list.error} />;
  if (list.isPending) return <Skeleton className="my-2 w-64" />;
  return (
    <>
      <ul aria-label={t("Time entries")} className="mt-1 max-h-80 overflow-y-auto pr-1 pl-5">
        {list.rows.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </>
  );
}

function Line({ entry }: { entry: Time }) {
  const { owner, day, status, note } = entry;
  return (
    <li className="border-t border-line-2 py-1.5 first:border-0">
      <p className="flex items-center gap-2">
        {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
        <RecordLink entity="time_entries" row={entry}>
          {[owner?.name, formatDate(day)].filter(Boolean).join(" · ")}
        </RecordLink>
        <span className="flex-1" />
        <span className={status === "rejected" ? "text-ink-3 line-through" : ""}>
          <Lasting of={entry} />
        </span>
      </p>
      <p className="flex items-center gap-x-3 text-ink-2">
        <StateMark entity="time_entries" state={status} glyph={glyphs[status]} />
        {note && <span className="truncate">{note}</span>}
      </p>
    </li>
  );
}
