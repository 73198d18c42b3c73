import { ChevronDown } from "lucide-react";
import { useLayoutEffect } from "react";
import { useHere } from "../../screen/description.ts";
import { StateGlyph, StateMark } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { glyphs } from "../tasks/task-glyphs.ts";
import { standingsOf } from "./standings.ts";
import { useProjectStates } from "./use-project-states.ts";
import { useStand } from "./use-stand.ts";

/**
 * Where a task stands in a project that has states of its own, and where it can go; tells whether it has, since the usual menu stands
 * there until then: beside this and not in it, so that one that is open stays so when this comes.
 */
export default function OwnStateMenu({ onOwn }: { onOwn: (own: boolean) => void }) {
  const { row: task, may } = useHere<"tasks">();
  const { project_id, status, state_name, lane } = task;
  const { states = [] } = useProjectStates(project_id ? { project_id } : null);
  const stand = useStand();
  const mark = <StateMark entity="tasks" state={status} word={state_name} glyph={glyphs[status]} />;
  const own = states.length > 0;
  useLayoutEffect(() => onOwn(own), [onOwn, own]);
  // (Who does a task and is not in its project is told how that calls where it stands.)
  if (!own) return state_name && <span className="text-ink-2">{state_name}</span>;
  if (!may("update")) return mark;
  const trigger = (
    <Button size="small">
      <span className="sr-only">{t("Status")} </span>
      {mark}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {standingsOf(states)
        .filter(({ value }) => value !== lane)
        .map((to) => (
          <MenuItem key={to.value} onSelect={() => stand(task, to)}>
            <StateGlyph glyph={glyphs[to.status]} />
            {t("Move to {{state}}", { state: to.label })}
          </MenuItem>
        ))}
    </Menu>
  );
}
