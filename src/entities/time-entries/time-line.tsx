import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { Lasting } from "./lasting.tsx";
import { glyphs } from "./time-glyphs.ts";

/** One time entry of a task: when, for how long, whose and what was said of it. */
export default function TimeLine({ entry }: { entry: Entry<"time_entries"> }) {
  const { day, note, status, owner } = entry;
  return (
    <>
      <p className="flex items-center gap-x-2">
        <RecordLink entity="time_entries" row={entry}>
          {formatDay(day)}
        </RecordLink>
        <span className="font-medium">
          <Lasting of={entry} />
        </span>
        <span className="truncate text-ink-2">{[owner?.name, note].filter(Boolean).join(" · ")}</span>
      </p>
      <p className="text-ink-2">
        <StateMark entity="time_entries" state={status} glyph={glyphs[status]} />
      </p>
    </>
  );
}
