import { useQuery } from "@tanstack/react-query";
import { SquareCheckBig } from "lucide-react";
import { api } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { useHere } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { type MadeOf, useMakeTask } from "./use-make-task.ts";

/** The task that the record became, or the way to make one of it. */
export default function MadeTask({ entity, right }: { entity: MadeOf; right: string }) {
  const { row, may } = useHere();
  const make = useMakeTask(entity);
  const key = useKeyOf("make_task");
  const { rights } = useSession();
  const { data } = useQuery({
    queryKey: ["task_records", "list", "made of", row.id],
    queryFn: async ({ signal }) => {
      const where = { record_entity: entity, record_id: row.id, made_of: true, task_deleted_at: null };
      const { data: links } = await api.task_records.list({ where, order: ["-created_at"], limit: 1 }, signal);
      const [link] = links;
      return link ? api.tasks.get(link.task_id, signal) : null;
    },
    enabled: !!rights?.["task_records"]?.["read"],
  });
  if (data)
    return (
      <span className="flex min-w-0 items-center gap-1.5">
        <SquareCheckBig aria-hidden className="size-3.5 flex-none text-ink-3" />
        <RecordLink entity="tasks" row={data}>
          {`${data.code} · ${data.name}`}
        </RecordLink>
      </span>
    );
  if (data === undefined || !may(right) || !rights?.["tasks"]?.["create"]) return null;
  return (
    <Button size="small" {...key} onClick={() => make(row.id)}>
      {t("Make a task of it")}
    </Button>
  );
}
