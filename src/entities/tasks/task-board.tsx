import type { Entry } from "../../client/api.ts";
import { matches } from "../../offline/matches.ts";
import { useAddress } from "../../records/address.ts";
import { splitValues } from "../../records/filter-values.ts";
import { whereOf } from "../../records/filters.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import { useBoardColumn } from "../../screen/board-columns.ts";
import { ChoiceBoard } from "../../screen/choice-board.tsx";
import { blank } from "../../screen/layouts.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { standingsOf } from "../project-states/standings.ts";
import { useProjectStates } from "../project-states/use-project-states.ts";
import { useStand } from "../project-states/use-stand.ts";
import { late } from "../../ui/late.ts";
import { glyphs } from "./task-glyphs.ts";

const PhaseBoard = late(() => import("../phases/phase-board.tsx"), blank);

/** The tasks by status or another column; of one project that has states of its own, by these, or by its phases. */
export default function TaskBoard(props: LayoutProps) {
  const by = useBoardColumn("status");
  const [address] = useAddress();
  const stand = useStand();
  const [key, ...others] = splitValues(address["project"] ?? "");
  const project = key && others.length === 0 ? { project_key: key } : null;
  const { states, error } = useProjectStates(by === "status" ? project : null);
  if (by === "phase_id" && project) return <PhaseBoard {...props} {...{ project }} />;
  if (!states && !error) return <div className="flex-1 border-t border-line" />;
  if (!states?.length) return <ChoiceBoard key={by} {...props} by={by} />;
  // (What a filter on the status leaves out is no column, so that counts agree with the table's.)
  const asked = whereOf(
    props.fields.filter(({ column }) => column === "status"),
    address,
  );
  const standings = standingsOf(states).filter(({ status }) => matches(asked, { status }) !== false);
  const lanes = standings.map(({ value, label, status }) => ({
    value,
    label,
    mark: <StateGlyph glyph={glyphs[status]} />,
  }));
  const move = (task: Entry<"tasks">, lane: string) => {
    const to = standings.find(({ value }) => value === lane);
    if (to) stand(task, to);
  };
  return <ChoiceBoard<Entry<"tasks">> key="lane" {...props} by="lane" {...{ lanes, move }} />;
}
