import type { Entry } from "../../client/api.ts";

export type TimeEntry = Entry<"time_entries">;

/** What a line of the sheet is about: a task, a project, or what a note says. */
export type Work = {
  task_id: string | null;
  project_id: string | null;
  note: string | null;
  title: string;
  code: string | null;
  under: string | null;
};
export type SheetRow = Work & { key: string; cells: Map<string, TimeEntry[]> };

/**
 * The lines of a week: what was worked on, and what one could have, each once. By project and number whether there is time in them or
 * not: a line that went elsewhere with its first entry would take the cell along in which one is typing.
 */
export function rowsOf(entries: TimeEntry[], offered: Work[]): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  const lineOf = (work: Work) => {
    const key = keyOf(work);
    const row = rows.get(key) ?? { ...work, key, cells: new Map<string, TimeEntry[]>() };
    rows.set(key, row);
    return row;
  };
  // (What one could work on knows its name, also where an entry has not heard of it yet.)
  const known = new Map(offered.map((work) => [keyOf(work), work]));
  const oldest_first = entries.toSorted((one, other) => one.id.localeCompare(other.id));
  for (const entry of oldest_first) {
    const work = workOf(entry);
    const { cells } = lineOf(known.get(keyOf(work)) ?? work);
    cells.set(entry.day, [...(cells.get(entry.day) ?? []), entry]);
  }
  offered.forEach(lineOf);
  return [...rows.values()].toSorted(inOrder);
}

/** What an entry is about. Its note is the line's only where it has neither task nor project. */
export function workOf(entry: TimeEntry): Work {
  const { task_id, task_name, task_code, project_name, project_key, note } = entry;
  const project_id = entry.project_id ?? null;
  if (task_id)
    return {
      task_id,
      project_id,
      note: null,
      title: task_name ?? "",
      code: task_code ?? null,
      under: project_name ?? null,
    };
  if (project_id)
    return { task_id, project_id, note: null, title: project_name ?? "", code: project_key ?? null, under: null };
  return { task_id, project_id, note: note ?? null, title: note ?? "", code: null, under: null };
}

export const keyOf = ({ task_id, project_id, note }: Pick<Work, "task_id" | "project_id" | "note">): string =>
  task_id ? `task ${task_id}` : project_id ? `project ${project_id}` : `note ${note}`;

/** What has to be done so that a cell holds what was typed into it. */
export type CellChange =
  | { act: "nothing" | "locked" | "several" }
  | { act: "create"; minutes: number }
  | { act: "update"; entry: TimeEntry; minutes: number }
  | { act: "remove"; entries: TimeEntry[] };

/** How a cell gets to so many minutes: its newest entry that may still be changed takes what is more or less. */
export function changeOf(entries: TimeEntry[], minutes: number): CellChange {
  const more = minutes - sumOf(entries);
  const open = entries.filter(isOpen);
  const last = open.at(-1);
  if (more === 0) return { act: "nothing" };
  if (!last) return more > 0 ? { act: "create", minutes: more } : { act: "locked" };
  if (minutes === 0 && open.length === entries.length) return { act: "remove", entries };
  const left = (last.minutes ?? 0) + more;
  if (left > 0) return { act: "update", entry: last, minutes: left };
  if (left === 0) return { act: "remove", entries: [last] };
  return { act: open.length < entries.length ? "locked" : "several" };
}

const isOpen = ({ status }: TimeEntry) => status === "draft" || status === "rejected";

/** The minutes of entries that do not run. */
export const sumOf = (entries: TimeEntry[]): number => entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

const place = ({ under, code, title }: Work) => `${under ?? title} ${code ?? ""} ${title}`;
const by_number = new Intl.Collator("en", { numeric: true });
const inOrder = (one: Work, other: Work) => by_number.compare(place(one), place(other));
