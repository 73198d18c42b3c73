import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye, EyeOff, UserPlus, X } from "lucide-react";
import { useId, useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { refreshAll } from "../../records/cache.ts";
import { useHere } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";

const AddPersonDialog = late(() => import("./add-person-dialog.tsx"));

type Person = Entry<"task_people">;
type Part = Person["part"];

/** Who does the task beside whoever answers for it, and who watches it; whoever sees it may watch it by one press. */
export function TaskPeople() {
  const { row: task } = useHere<"tasks">();
  const heading = useId();
  const on_it = usePeopleOf(task.id);
  const { people, rights, add } = on_it;
  const [asking, ask] = useState(false);
  // (Who only may watch may not bring others.)
  const may_add =
    !(task.deleted_at ?? task.project_archived_at) && !!rights["create"]?.some((scope) => scope !== "watching");
  const of = (part: Part) => people.filter((person) => person.part === part);
  const watchers = t("Watch it: {{count}}", { count: formatNumber(of("watcher").length) });
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Further people")}
        </h3>
        <WatchButton {...on_it} />
        {may_add && (
          <Button size="small" onClick={() => ask(true)}>
            <UserPlus aria-hidden />
            {t("Add person")}
          </Button>
        )}
      </header>
      <People {...on_it} those={of("assignee")} label={t("Also do it")} />
      <People {...on_it} those={of("watcher")} label={watchers} />
      {people.length === 0 && <p className="py-1 text-ink-3">{t("Nobody else does or watches it.")}</p>}
      {asking && (
        <AddPersonDialog onClose={() => ask(false)} add={add} without={people.map(({ user_id }) => user_id)} />
      )}
    </section>
  );
}

type OnIt = ReturnType<typeof usePeopleOf>;

/** Watches the task, or stops: by one press, or by its key. */
function WatchButton({ people, rights, add, remove }: OnIt) {
  const { row: task } = useHere<"tasks">();
  const me = useSession().person.id;
  const mine = people.find(({ user_id }) => user_id === me);
  const may =
    !!rights["create"] &&
    !(task.deleted_at ?? task.project_archived_at) &&
    task.owner_id !== me &&
    mine?.part !== "assignee";
  const toggle = () => void (mine ? remove(mine) : add(me, "watcher")).catch(toastRefusal);
  useKeys(may ? [{ keys: ["f"], label: t("Watch this task, or stop"), act: toggle }] : []);
  if (!may) return null;
  const Sign = mine ? EyeOff : Eye;
  return (
    <Button size="small" tone="quiet" onClick={toggle}>
      <Sign aria-hidden />
      {mine ? t("Stop watching") : t("Watch")}
    </Button>
  );
}

function People({ those, label, rights, remove }: OnIt & { those: Person[]; label: string }) {
  const me = useSession().person.id;
  if (those.length === 0) return null;
  const may = ({ user_id }: Person) => user_id === me || !!rights["delete"]?.some((scope) => scope !== "self");
  return (
    <div className="py-1">
      <h4 className="text-meta font-medium text-ink-3">{label}</h4>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 pt-1">
        {those.map((person) => (
          <li key={person.id} className="flex items-center gap-1.5">
            <Avatar id={person.user_id} name={person.name} kind="person" />
            {person.name}
            {may(person) && (
              <IconButton
                icon={X}
                label={t("Take {{name}} off the task", { name: person.name })}
                onClick={() => void remove(person).catch(toastRefusal)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function usePeopleOf(task_id: string) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ["task_people", "list", "of", task_id],
    queryFn: ({ signal }) => api.task_people.list({ where: { task_id }, order: ["user_name"], limit: 50 }, signal),
  });
  const again = () => refreshAll(cache, "task_people");
  return {
    people: data?.data ?? [],
    rights: data?.rights ?? {},
    add: (user_id: string, part: Part) => api.task_people.create({ task_id, user_id, part }, newKey()).finally(again),
    remove: ({ id }: Person) => api.task_people.remove(id, newKey()).finally(again),
  };
}
