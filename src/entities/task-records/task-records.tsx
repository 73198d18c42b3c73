import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { failureSentence } from "../../records/failure.ts";
import { useHere } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { late } from "../../ui/late.ts";
import { QuietActs } from "../../ui/quiet-acts.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type Listed, placeOf } from "../places.ts";
import { useRecordsOf } from "./use-links.ts";

const AddRecordDialog = late(() => import("./add-record-dialog.tsx"));

/** What the task is about: each record by what it is called, leading there. */
export default function TaskRecords() {
  const { row: task } = useHere<"tasks">();
  const heading = useId();
  const about = useRecordsOf(task.id);
  const { seen, rights, pending, error, link } = about;
  const [adding, add] = useState(false);
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Linked records")}{" "}
          <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">{formatNumber(seen.length)}</span>
        </h3>
        {!!rights["create"] && !(task.deleted_at ?? task.project_archived_at) && (
          <Button size="small" onClick={() => add(true)}>
            <Plus aria-hidden />
            {t("Link a record")}
          </Button>
        )}
      </header>
      {pending && <Skeleton className="my-2 w-64" />}
      {error && <p className="py-1 text-ink-2">{failureSentence(error)}</p>}
      {!pending && !error && seen.length === 0 && <p className="py-1 text-ink-3">{t("It is about no record yet.")}</p>}
      <Lines {...about} />
      {adding && (
        <AddRecordDialog
          name={task.code}
          onClose={() => add(false)}
          send={(entity, id) => link(task.id, entity, id)}
          without={seen.map(({ row }) => row.id)}
        />
      )}
    </section>
  );
}

function Lines({ seen, rights, end }: ReturnType<typeof useRecordsOf>) {
  return (
    <ul>
      {seen.map(({ link, row }) => {
        const place = placeOf(link.record_entity);
        const name = place?.line(row) ?? "";
        return (
          <li
            key={link.id}
            className="group flex min-h-8 items-center gap-2 border-t border-line-2 py-0.5 first:border-0"
          >
            <span className="w-24 flex-none truncate text-meta text-ink-3">{t(place?.words.one ?? "")}</span>
            <span className="min-w-0 flex-1">
              <RecordLink entity={link.record_entity as Listed} row={row}>
                {name}
              </RecordLink>
            </span>
            {rights["delete"] && (
              <QuietActs>
                <IconButton
                  icon={X}
                  label={t("End the link to {{name}}", { name })}
                  onClick={() => void end(link).catch(toastRefusal)}
                />
              </QuietActs>
            )}
          </li>
        );
      })}
    </ul>
  );
}
