import type { Entity } from "../entity/describe.ts";
import type { Candidate, Tie, TieKind } from "./candidate.ts";
import { tie_parts, type Mapped } from "./import-settings.ts";
import { listIn, splitAt } from "./reading/several.ts";
import { isTied } from "./reading/targets.ts";

type Cells = { mapped: Mapped; text: string }[];

// So many others one row may name; a task has a hundred relations at most.
const most_named = 100;

/** Reads what a row says of other rows, which are looked for once all are in. */
export function readTies(entity: Entity, candidate: Candidate, cells: Cells): void {
  for (const { mapped, text } of cells.filter((cell) => isTied(entity, cell.mapped))) {
    const { column, as } = mapped;
    // What stands between tasks is no field of theirs: it is told by its own name.
    const field = as ?? mapped.field;
    if (as === "other_id") candidate.known_as.push(text.slice(0, 200));
    else if (as === "relations")
      candidate.ties.push(...related(text).map((one) => ({ ...one, column, field: one.as })));
    else if (tie_parts.some((part) => part === as))
      name(candidate, { as: as as TieKind, column, field, texts: [text] });
    else candidate.ties.push({ as: "parent", column, field, texts: [text.slice(0, 500)] });
  }
}

/** Each that a cell names on its own. */
function name(candidate: Candidate, tie: Tie): void {
  const [text = ""] = tie.texts;
  const each = listIn(text) ?? splitAt(text, /\s*[,;|\n]\s*/, most_named + 1);
  if (each.length > most_named)
    candidate.left.push({
      column: tie.column,
      field: tie.field,
      text: text.slice(0, 500),
      reason: "is too long or too large",
    });
  else candidate.ties.push(...each.filter(Boolean).map((one) => ({ ...tie, texts: [one.slice(0, 500)] })));
}

// Plane tells all relations of a task as a list: [{"type":"blocked_by","issue":"WEB-2","direction":"outgoing"}].
function related(text: string): Omit<Tie, "column" | "field">[] {
  if (text.length > 20_000 || !text.startsWith("[{")) return [];
  try {
    const list = JSON.parse(text) as { type?: unknown; issue?: unknown; direction?: unknown }[];
    return list.slice(0, most_named).flatMap(({ type, issue, direction }) => {
      const as = kindOf(String(type), direction === "incoming");
      return as && typeof issue === "string" ? [{ as, texts: [issue.slice(0, 200)] }] : [];
    });
  } catch {
    return [];
  }
}

function kindOf(type: string, is_turned: boolean): TieKind | undefined {
  if (type === "blocked_by") return is_turned ? "blocks" : "blocked_by";
  if (type === "blocking" || type === "blocks") return is_turned ? "blocked_by" : "blocks";
  if (type === "relates_to") return "relates";
  return type === "duplicate" && !is_turned ? "duplicates" : undefined;
}
