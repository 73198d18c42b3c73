import { Square } from "lucide-react";
import { wayTo } from "../places.ts";
import { PageLink } from "../../records/page-link.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { Lasting } from "./lasting.tsx";
import { useTimer } from "./use-timer.ts";

/** The timer that runs, on every page: what it is for, how long it has run, and a way to stop it. Nothing while none does. */
export default function Timer() {
  const { running, stop } = useTimer();
  if (!running) return null;
  const { name, task_name, task_code, project_name } = running;
  const [to = "/tasks", search = {}] = wayTo("time_entries", running) ?? [];
  const what = name || task_name || project_name || "";
  return (
    <div
      role="group"
      aria-label={t("Timer")}
      className="flex h-8 min-w-0 items-center gap-1.5 rounded-md bg-person-soft pl-2 text-person touch:h-10"
    >
      <span aria-hidden className="size-2 flex-none rounded-full bg-person" />
      <PageLink to={to} search={search} className="flex min-w-0 items-center gap-1.5 hover:underline">
        <span className="max-w-40 truncate max-tablet:sr-only">{task_code ? `${task_code} ${what}` : what}</span>
        <Lasting of={running} />
      </PageLink>
      <IconButton icon={Square} label={t("Stop the timer")} onClick={() => void stop(running).catch(toastRefusal)} />
    </div>
  );
}
