import { X } from "lucide-react";
import { useId, useState } from "react";
import { toastRefusal } from "../../screen/refusals.ts";
import { useHere } from "../../screen/description.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { type Item, itemsOf, ticked, without, withOne } from "./checklist.ts";

/** What of a task is ticked one by one: the lines of its text that begin with `- [ ]`. */
export function TaskChecklist() {
  const { row: task, may } = useHere<"tasks">();
  const writes = useScreenWrites();
  const heading = useId();
  const items = itemsOf(task.body);
  const write = (body: string | null) => void writes.update(task, { body }).catch(toastRefusal);
  const changes = may("update");
  if (items.length === 0 && !changes) return null;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <h3 id={heading} className="flex min-h-8 items-center font-medium">
        {t("Checklist")}
        {items.length > 0 && (
          <span className="ml-2 text-meta font-normal text-ink-3 tabular-nums">
            {t("{{done}} of {{count}}", { done: items.filter(({ done }) => done).length, count: items.length })}
          </span>
        )}
      </h3>
      <ul>
        {items.map((item) => (
          <Line
            key={item.line}
            {...{ item, changes }}
            onTick={(done) => write(ticked(task.body, item, done))}
            onRemove={() => write(without(task.body, item))}
          />
        ))}
      </ul>
      {changes && <AddItem onAdd={(text) => write(withOne(task.body, text))} />}
    </section>
  );
}

type LineProps = { item: Item; changes: boolean; onTick: (done: boolean) => void; onRemove: () => void };

function Line({ item: { text, done }, changes, onTick, onRemove }: LineProps) {
  return (
    <li className="flex items-center gap-2">
      <span className={`min-w-0 flex-1 break-words ${done ? "text-ink-3 line-through" : ""}`}>
        <Checkbox label={text} checked={done} disabled={!changes} onChange={({ target }) => onTick(target.checked)} />
      </span>
      {changes && <IconButton icon={X} label={t("Remove {{what}}", { what: text })} onClick={onRemove} />}
    </li>
  );
}

function AddItem({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, type] = useState("");
  const add = () => {
    if (!text.trim()) return;
    onAdd(text.trim());
    type("");
  };
  return (
    <form
      noValidate
      className="flex items-center gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        aria-label={t("Add to the checklist")}
        placeholder={t("Add to the checklist")}
        maxLength={500}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {text.trim() && (
        <Button type="submit" size="small">
          {t("Add")}
        </Button>
      )}
    </form>
  );
}
