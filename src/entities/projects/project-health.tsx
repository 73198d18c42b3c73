import type { Entry } from "../../client/api.ts";
import { stateWord } from "../../records/state-word.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { health_glyphs } from "./project-glyphs.ts";

/** How a project goes, and why where it does not go well. */
export function ProjectHealth({ project: { health, health_reason } }: { project: Entry<"projects"> }) {
  if (!health) return null;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="inline-flex flex-none items-center gap-1.75">
        <StateGlyph glyph={health_glyphs[health]} />
        {stateWord("projects", health)}
      </span>
      {health_reason && <span className="truncate text-ink-2">{health_reason}</span>}
    </span>
  );
}
