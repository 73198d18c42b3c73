import type { Entry } from "../../client/api.ts";
import { no_value } from "../../records/board-lane.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import { ChoiceBoard } from "../../screen/choice-board.tsx";
import { useSaveField } from "../../screen/use-save-field.ts";
import { t } from "../../ui/translate.ts";
import { usePhases } from "./use-phases.ts";

/** The tasks of one project by its phases: first those that stand in none. */
export default function PhaseBoard({ project, ...props }: LayoutProps & { project: { project_key: string } }) {
  const { phases, error } = usePhases(project);
  const save = useSaveField();
  if (!phases && !error) return <div className="flex-1 border-t border-line" />;
  // (Who does tasks of a project that they are not in is told the names of their phases, and puts them into no other one.)
  if (!phases?.length) return <ChoiceBoard key="phase_name" {...props} by="phase_name" lane={named} />;
  const lanes = [named(no_value), ...phases.map(({ id, name }) => ({ value: id, label: name }))];
  const move = (task: Entry<"tasks">, to: string) => {
    const name = lanes.find(({ value }) => value === to)?.label ?? "";
    save(task, "phase_id", to === no_value ? null : to, name);
  };
  return <ChoiceBoard<Entry<"tasks">> key="phase" {...props} by="phase_id" {...{ lanes, move }} />;
}

const named = (value: string) => ({ value, label: value === no_value ? t("Without a phase") : value, mark: null });
