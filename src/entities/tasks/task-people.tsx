import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye, EyeOff, UserPlus, X } from "lucide-react";
import { useId, useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import { useHere } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { phrase, t } from "../../ui/translate.ts";

type Person = Entry<"task_people">;
type Part = Person["part"];

/** Who does the task beside whoever answers for it, and who watches it; whoever sees it may watch it by one press. */
export function TaskPeople() {
  const { row: task } = useHere<"tasks">();
  const heading = useId();
  const { people, rights, add, remove } = usePeopleOf(task.id);
  const me = useSession().person.id;
  const [asking, ask] = useState(false);
  const mine = people.find(({ user_id }) => user_id === me);
  // (Who only may watch may not bring others.)
  const may_add = !task.deleted_at && !!rights["create"]?.some((scope) => scope !== "watching");
  const may_watch = !!rights["create"] && !task.deleted_at && task.owner_id !== me && mine?.part !== "assignee";
  const toggle = () => void (mine ? remove(mine) : add(me, "watcher")).catch(toastRefusal);
  useKeys(may_watch ? [{ keys: ["f"], label: t("Watch this task, or stop"), act: toggle }] : []);
  const of = (part: Part) => people.filter((person) => person.part === part);
  const watchers = of("watcher");
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Further people")}
        </h3>
        {may_watch && (
          <Button size="small" tone="quiet" aria-pressed={!!mine} onClick={toggle}>
            {mine ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {mine ? t("Stop watching") : t("Watch")}
          </Button>
        )}
        {may_add && (
          <Button size="small" onClick={() => ask(true)}>
            <UserPlus aria-hidden />
            {t("Add person")}
          </Button>
        )}
      </header>
      <People those={of("assignee")} label={t("Also do it")} {...{ me, rights, remove }} />
      <People
        those={watchers}
        label={t("Watch it: {{count}}", { count: formatNumber(watchers.length) })}
        {...{ me, rights, remove }}
      />
      {people.length === 0 && <p className="py-1 text-ink-3">{t("Nobody else does or watches it.")}</p>}
      {asking && <AddPerson onClose={() => ask(false)} add={add} without={people.map(({ user_id }) => user_id)} />}
    </section>
  );
}

type PeopleProps = {
  those: Person[];
  label: string;
  me: string;
  rights: Record<string, string[]>;
  remove: (person: Person) => Promise<unknown>;
};

function People({ those, label, me, rights, remove }: PeopleProps) {
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

type AddProps = { onClose: () => void; add: (user_id: string, part: Part) => Promise<unknown>; without: string[] };
type Colleague = { id: string; name: string; title: string | null; version: number };

function AddPerson({ onClose, add, without }: AddProps) {
  const { row: task } = useHere<"tasks">();
  const [who, choose] = useState<Colleague | null>(null);
  const [part, set] = useState<Part>("assignee");
  const taken = task.owner_id ? [...without, task.owner_id] : without;
  return (
    <FormDialog
      onClose={onClose}
      title={t("Who else is on {{name}}?", { name: task.code })}
      act={t("Add person")}
      labels={{ user_id: t("Person") }}
      missing={who ? undefined : t("Choose somebody first.")}
      send={async () => who && add(who.id, part)}
    >
      {(errors) => (
        <>
          <SelectField
            name="part"
            label={t("As")}
            value={part}
            options={[
              { value: "assignee", label: t("Does it too: sees and changes it") },
              { value: "watcher", label: t("Watches it: sees it already") },
            ]}
            onChange={(value) => set(value as Part)}
          />
          <Picker<Colleague>
            entity="people"
            label={t("Find a colleague")}
            value={who?.id ?? null}
            without={taken}
            onChange={choose}
            content={(person) => (
              <>
                <Avatar id={person.id} name={person.name} kind="person" />
                <span className="flex-none">{person.name}</span>
                <span className="truncate text-ink-3">{person.title}</span>
              </>
            )}
          />
          {errors["user_id"] && <p className="text-bad">{t(errors["user_id"])}</p>}
        </>
      )}
    </FormDialog>
  );
}

phrase("they do not see this task");
phrase("choose an active colleague");
phrase("At most 50 people do or watch a task.");
phrase("This person is on this task already.");
