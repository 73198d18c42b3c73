import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import type { RecordRow } from "../../records/record-client.ts";
import { holdsDays, LagField, lagLabel, wrongLag } from "../../screen/lag.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { nearby } from "./nearby.ts";
import { inWords } from "../task-links/circle-in-words.ts";
import { offered_sides, type Side } from "./link-words.ts";

type Task = Entry<"tasks">;
type Props = { task: Task; onClose: () => void };

/** Asks how the task stands to which other one. */
export default function AddLinkDialog({ task, onClose }: Props) {
  const cache = useQueryClient();
  const [at, choose] = useState("0");
  const [other, pick] = useState<Task | null>(null);
  const [lag, type] = useState("0");
  const side = offered_sides[Number(at)] as Side;
  const held = holdsDays(side.kind);
  async function send() {
    if (!other) return;
    const [from_id, to_id] = side.end === "from" ? [task.id, other.id] : [other.id, task.id];
    const kind = side.kind as Entry<"task_links">["kind"];
    await api.task_links.create({ from_id, to_id, kind, ...(held && { lag: Number(lag) }) }, newKey()).catch(inWords);
    refreshAll(cache, "task_links");
    refreshAll(cache, "tasks");
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Relate {{name}}", { name: task.code })}
      act={t("Add relation")}
      labels={{ to_id: t("Other task"), lag: lagLabel() }}
      missing={!other ? t("Choose a task first.") : held ? wrongLag(lag) : undefined}
      send={send}
    >
      {(errors) => (
        <>
          <Sides {...{ at, choose }} />
          <TaskPicker value={other?.id ?? null} of={task} onChange={pick} />
          {errors["to_id"] && <p className="text-bad">{errors["to_id"]}</p>}
          {held && <LagField {...{ lag, type }} error={errors["lag"]} />}
        </>
      )}
    </FormDialog>
  );
}

function Sides({ at, choose }: { at: string; choose: (at: string) => void }) {
  const options = offered_sides.map(({ words }, nth) => ({ value: String(nth), label: t(words) }));
  return <SelectField name="kind" label={t("Relation")} value={at} options={options} onChange={choose} />;
}

/** Other tasks, those of the same project before all others. */
function TaskPicker(props: { value: string | null; of: Task; onChange: (task: Task) => void }) {
  return (
    <Picker<RecordRow & Task>
      entity="tasks"
      label={t("Find a task")}
      value={props.value}
      first={nearby(props.of)}
      without={[props.of.id]}
      onChange={props.onChange}
      content={({ code, name }) => (
        <>
          <span className="w-18 flex-none truncate text-ink-3 tabular-nums">{code}</span>
          <span className="truncate">{name}</span>
        </>
      )}
    />
  );
}

phrase("A task has at most 100 relations.");
phrase("More than 20,000 relations hang on this. Relate what comes later in it.");
phrase("These two tasks are related in this way already.");
