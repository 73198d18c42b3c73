import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { refreshAll } from "../../records/cache.ts";
import { narrowed } from "../../records/narrowed.ts";
import { type ListQuestion, recordClient, type Values } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { changeOf, rowsOf, type SheetRow, type TimeEntry, type Work } from "./sheet-rows.ts";

/** A week of somebody's time as lines and cells, and how what is typed into one gets there. */
export function useSheet(days: string[], asked: ListQuestion) {
  const { person, rights } = useSession();
  const [{ owner }] = useAddress();
  const whose = owner && /^[\da-f-]{36}$/.test(owner) ? owner : person.id;
  const mine = whose === person.id && !!rights?.["time_entries"]?.["create"];
  const entries = useEntries(whose, days, asked);
  const assigned = useAssigned(mine);
  const [added, add] = useState<Work[]>([]);
  const rows = rowsOf(entries.data ?? [], [...(mine ? assigned : []), ...added]);
  return { ...entries, whose, mine, rows, add: (work: Work) => add((all) => [...all, work]), put: usePut() };
}

/** So many entries of a week at most are shown. */
const most_entries = 1000;

function useEntries(owner_id: string, days: string[], asked: ListQuestion) {
  const { where } = narrowed(asked, { owner_id, day: { gte: days[0] ?? "", lte: days.at(-1) ?? "" } });
  const question = {
    ...(where && { where }),
    order: ["day"],
    limit: most_entries,
  };
  const { data, error, isPending } = useQuery({
    queryKey: ["time_entries", "list", "sheet", question],
    queryFn: ({ signal }) => recordClient("time_entries").list<TimeEntry>(question, signal),
    placeholderData: keepPreviousData,
  });
  return { data: data?.data, error: data ? null : error, isPending };
}

/** What one is at work on, on which time is likely to be entered. */
function useAssigned(enabled: boolean): Work[] {
  const { id } = useSession().person;
  const question = {
    where: { owner_id: id, status: "in_progress" },
    order: ["due_on"],
    include: ["project"],
    limit: 20,
  };
  const { data } = useQuery({
    queryKey: ["tasks", "list", "sheet", question],
    queryFn: ({ signal }) => recordClient("tasks").list<Entry<"tasks">>(question, signal),
    enabled,
  });
  return (data?.data ?? []).map(workOfTask);
}

/** A task as a line of the sheet. */
export function workOfTask({ id, project_id, name, code, project }: Entry<"tasks">): Work {
  return { task_id: id, project_id, note: null, title: name, code, under: project?.name ?? null };
}

/** Has a cell hold so many minutes. */
function usePut() {
  const writes = useWrites("time_entries");
  const { person } = useSession();
  const cache = useQueryClient();
  return async (row: SheetRow, day: string, minutes: number): Promise<void> => {
    const change = changeOf(row.cells.get(day) ?? [], minutes);
    if (change.act === "locked") return void toast(t("What is submitted or approved is not changed here."));
    if (change.act === "several") return void toast(t("Several entries stand in this cell: change them in the list."));
    const { task_id, project_id, note } = row;
    const values: Values = {
      owner_id: person.id,
      day,
      ...(task_id ? { task_id } : project_id ? { project_id } : { note }),
    };
    try {
      if (change.act === "create") await writes.create({ ...values, minutes: change.minutes }, newKey());
      if (change.act === "update") await writes.update(change.entry, { minutes: change.minutes });
      if (change.act === "remove")
        await writes.remove(
          change.entries.map(({ id }) => id),
          (count, left) => removedSentence("time_entries", count, left),
        );
    } catch (error) {
      toastRefusal(error);
    } finally {
      refreshAll(cache, "time_entries");
    }
  };
}

export type Sheet = ReturnType<typeof useSheet>;
