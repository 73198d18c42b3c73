import { Plus, X } from "lucide-react";
import type { EntityName } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { oneOf } from "../../entities/workflows/trigger-words.ts";
import { acted_on, apart, usual } from "../../entities/workflows/workflow-words.ts";
import { fieldName } from "../../records/field-names.ts";
import { useFields, useVerbs } from "../../records/use-meta.ts";
import { actWord } from "../../screen/act-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { most } from "../limits.ts";
import { ActValue } from "./act-value.tsx";

type Act = Extract<Step, { type: "act" }>;
type Props = { entity: string; all: Step[]; step: Act; onChange: (step: Step) => void };

/** Asks what is done to which record, and with which values. */
export function ActFields({ entity: about, all, step, onChange }: Props) {
  const [entity, act] = apart(step.tool);
  const names = useSettable(entity as EntityName, act);
  const set = (input: Act["input"]) => onChange({ ...step, input });
  return (
    <>
      <ActChooser {...{ step, onChange }} about={about} />
      {Object.entries(step.input).map(([name, value]) => (
        <div key={name} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <ActValue {...{ entity, about, all, name, value }} onChange={(to) => set({ ...step.input, [name]: to })} />
          </div>
          <IconButton
            icon={X}
            label={t("Leave {{field}} out", { field: fieldName(name, entity) })}
            onClick={() => set(Object.fromEntries(Object.entries(step.input).filter(([each]) => each !== name)))}
          />
        </div>
      ))}
      <AddField
        names={names.filter((name) => !(name in step.input))}
        entity={entity}
        onAdd={(name) => set({ ...step.input, [name]: "" })}
      />
    </>
  );
}

type ChooserProps = Pick<Props, "step" | "onChange"> & { about: string };

function ActChooser({ step, about, onChange }: ChooserProps) {
  const [entity, act] = apart(step.tool);
  const acts = useActs(entity as EntityName);
  const { rights } = useSession();
  const entities = Object.keys(acted_on).filter((each) => each === entity || rights?.[each]);
  const turn = (tool: string) => onChange({ ...step, tool, input: begun(tool, entity, about) });
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        name="entity"
        label={t("Record")}
        value={entity}
        options={entities.map((value) => ({ value, label: oneOf(value) }))}
        onChange={(to) => turn(`${to}_create`)}
      />
      <SelectField
        name="act"
        label={t("What is done")}
        value={act}
        options={acts.map((value) => ({ value, label: usual[value] ? t(usual[value]) : actWord(entity, value) }))}
        onChange={(to) => turn(`${entity}_${to}`)}
      />
    </div>
  );
}

// What belongs to another record begins with the one that starts the workflow.
function begun(tool: string, entity: string, about: string): Act["input"] {
  if (["activities_create", "comments_create"].includes(tool)) return { entity: about, row_id: "{{ record.id }}" };
  if (tool.endsWith("_create")) return { [entity === "agent_tasks" ? "title" : "name"]: "" };
  return tool.startsWith(`${about}_`) ? {} : { id: "" };
}

/** What may be set by an act, by its name on the wire. */
function useSettable(entity: EntityName, act: string): string[] {
  const fields = useFields(entity).filter(({ kind }) => kind !== "data");
  const verb = useVerbs(entity)[act];
  if (act === "create") return fields.filter(({ creatable }) => creatable).map(({ name }) => name);
  if (act === "update") return ["id", ...fields.filter(({ updatable }) => updatable).map(({ name }) => name)];
  const { properties = {} } = (verb?.input ?? {}) as { properties?: object };
  return ["id", ...Object.keys(properties)];
}

const useActs = (entity: EntityName) => [...Object.keys(usual), ...Object.keys(useVerbs(entity))];

function AddField({ names, entity, onAdd }: { names: string[]; entity: string; onAdd: (name: string) => void }) {
  if (names.length === 0 || names.length > most.fields * 3) return null;
  return (
    <span className="flex items-center gap-1.5 text-ink-3">
      <Plus aria-hidden className="size-4" />
      <Select
        aria-label={t("Set another field")}
        className="w-52"
        value=""
        options={[
          { value: "", label: t("Set a field…") },
          ...names.map((value) => ({ value, label: fieldName(value, entity) })),
        ]}
        onChange={({ target }) => onAdd(target.value)}
      />
    </span>
  );
}
