import { Play, Square } from "lucide-react";
import { useKeyOf } from "../../keys/own-keys.ts";
import { useKeys } from "../../keys/use-keys.ts";
import type { Values } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { Lasting } from "./lasting.tsx";
import { useTimer } from "./use-timer.ts";

type Props = {
  /** What is worked on: a task, or a project by itself. */
  work: { task_id: string } | { project_id: string };
  /** What the entry is called by until the server has answered. */
  shown: Values;
  /** Whether nobody works on it any more. */
  away: boolean;
  /** Whether it stands as a sign alone, where it is seldom begun. */
  quiet?: boolean;
};

/** Begins a timer on the task or project that is open, and ends it; another one that runs ends with it. */
export default function StartTimer({ work, shown, away, quiet }: Props) {
  const { may, running, start, stop } = useTimer();
  const is_here =
    "task_id" in work
      ? running?.task_id === work.task_id
      : running?.project_id === work.project_id && running.task_id === null;
  const here = is_here ? running : undefined;
  const act = () => (here ? stop(here) : start({ task_id: null, ...work }, shown)).catch(toastRefusal);
  const { kbd, ...key } = useKeyOf("timer");
  const label = here ? t("Stop the timer") : t("Start the timer");
  useKeys(may && !away ? [{ of: "timer", label, act: () => void act() }] : []);
  if (!may || away) return null;
  const Icon = here ? Square : Play;
  if (quiet) return <IconButton icon={Icon} {...{ label, ...key }} {...(kbd && { kbd })} onClick={act} />;
  return (
    <Button size="small" {...key} onClick={act}>
      <Icon aria-hidden />
      {label}
      {here && <Lasting of={here} />}
    </Button>
  );
}
