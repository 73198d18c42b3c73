import { Play, Square } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { useHere } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { Lasting } from "./lasting.tsx";
import { useTimer } from "./use-timer.ts";

/** Begins a timer on the task that is open, and ends it; another one that runs ends with it. */
export default function StartTimer() {
  const { row: task } = useHere<"tasks">();
  const { may, running, start, stop } = useTimer();
  const here = running?.task_id === task.id ? running : undefined;
  const act = () => (here ? stop(here) : start({ task_id: task.id }, shownOf(task))).catch(toastRefusal);
  const away = !!(task.deleted_at ?? task.project_archived_at);
  const { kbd: _, ...key } = useKeyOf("timer");
  const label = here ? t("Stop the timer") : t("Start the timer");
  useKeys(may && !away ? [{ of: "timer", label, act: () => void act() }] : []);
  if (!may || away) return null;
  return (
    <Button size="small" {...key} onClick={act}>
      {here ? <Square aria-hidden /> : <Play aria-hidden />}
      {label}
      {here && <Lasting of={here} />}
    </Button>
  );
}

const shownOf = ({ name, code, project_id }: Entry<"tasks">) => ({
  name,
  task_name: name,
  task_code: code,
  project_id,
});
