import { useMemo } from "react";
import type { Entry } from "../../client/api.ts";
import { stateWord } from "../../records/state-word.ts";
import { useWrites, type Writes } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Standing } from "./standings.ts";

type Task = Entry<"tasks">;

/** Brings a task to another place of its project's: shown at once, said, with a way back. */
export function useStand(): (task: Task, to: Standing) => void {
  const writes = useWrites("tasks");
  return useMemo(() => (task, to) => void stand(writes, task, to).catch(toastRefusal), [writes]);
}

async function stand(writes: Writes, task: Task, to: Standing): Promise<void> {
  const { id, name, status, state_id, state_name, lane } = task;
  await go(writes, id, { status: to.status, state_id: to.state?.id ?? null, label: to.label, lane: to.value });
  const label = state_name ?? stateWord("tasks", status);
  const undo = () => go(writes, id, { status, state_id, label, lane });
  toast(t("{{name}}: {{stage}}", { name, stage: to.label }), {
    undo,
  });
}

type Place = { status: string; state_id: string | null; label: string; lane: string };

function go(writes: Writes, id: string, { status, state_id, label, lane }: Place) {
  const shown = { status, state_id, state_name: state_id && label, lane };
  return state_id ? writes.act(id, "enter", { state_id }, shown) : writes.act(id, "move", { status }, shown);
}
