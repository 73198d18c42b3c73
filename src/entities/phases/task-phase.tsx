import type { Entry } from "../../client/api.ts";
import { EditableField } from "../../records/editable-field.tsx";
import { useHere } from "../../screen/description.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { phrase, t } from "../../ui/translate.ts";
import { usePhases } from "./use-phases.ts";

const field = { kind: "line", list: false };

/** In which phase of its project a task stands, changed where that is said. */
export default function TaskPhase({ task }: { task: Entry<"tasks"> }) {
  const { row, may } = useHere<"tasks">();
  const writes = useScreenWrites();
  const { project_id, phase_id, phase_name } = task;
  const { phases = [] } = usePhases(project_id ? { project_id } : null);
  const options = phases.map(({ id, name }) => ({ value: id, label: name }));
  // (Who does a task and is not in its project is told the name.)
  const name = options.find(({ value }) => value === phase_id)?.label ?? phase_name;
  return (
    <span className="-my-0.5 block">
      <EditableField
        {...{ row, field, writes }}
        name="phase_id"
        label={t("Phase")}
        editable={may("update") && phases.length > 0}
        options={[{ value: "", label: t("Without a phase") }, ...options]}
      >
        {name ?? "–"}
      </EditableField>
    </span>
  );
}

// (What the database says of phases.)
phrase("A project has 50 phases at most. Remove one first.");
phrase("Its project has no such phase.");
phrase("More than 10,000 tasks stand in this phase: put some of them elsewhere first.");
