import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Due } from "./due.tsx";
import { glyphs } from "./task-glyphs.ts";

/** One task below another, or of a project: what it is called, how it stands, and until when. */
export default function TaskLine({ task }: { task: Entry<"tasks"> }) {
  const { code, name, status, state_name, due_on } = task;
  return (
    <>
      <p className="flex items-center gap-x-2">
        <span className="flex-none text-ink-3">{code}</span>
        <RecordLink entity="tasks" row={task}>
          {name}
        </RecordLink>
      </p>
      <p className="flex items-center gap-x-3 text-ink-2">
        <StateMark entity="tasks" state={status} word={state_name} glyph={glyphs[status]} />
        {due_on && <Due of={task} />}
      </p>
    </>
  );
}
