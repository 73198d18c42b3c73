import { most_in_list, type Entity } from "../entity/describe.ts";
import type { Candidate } from "./candidate.ts";
import { fold } from "./fold.ts";
import type { FoundColumn } from "./found-column.ts";
import type { ImportSettings } from "./import-settings.ts";
import { withLeft } from "./note-left.ts";
import { addLines } from "./reading/put-together.ts";

type Known = { entity: Entity; settings: ImportSettings; columns: FoundColumn[] };

// Thousands of people behind one address are remembered by the last of them.
const most_sharing = 100;

/**
 * Marks rows whose key an earlier row of the file has: another person of the same address, or the same one again. What such a one has
 * more goes to the first, as long as that was read with it: what was read before may be written already.
 */
export function repetitions(known: Known): (candidates: Candidate[]) => Candidate[] {
  const first = new Map<string, { line: number; name: string }[]>();
  return (candidates) => {
    const here = new Map(candidates.map((candidate) => [candidate.line, candidate]));
    for (const candidate of candidates) {
      if (Object.keys(candidate.reasons).length > 0) continue;
      const name = fold(String(candidate.values["name"] ?? ""));
      const earlier = candidate.keys.flatMap((key) => first.get(key) ?? []);
      const same = earlier.find((one) => name === "" || one.name === "" || one.name === name);
      if (same) {
        const one = here.get(same.line);
        candidate.added = !!one && addTo(known, one, candidate);
        candidate.reasons[""] = `${candidate.added ? "adds to" : "repeats"} line ${same.line}`;
        continue;
      }
      candidate.shares = earlier.length > 0;
      for (const key of candidate.keys)
        first.set(key, [...(first.get(key) ?? []), { line: candidate.line, name }].slice(-most_sharing));
    }
    return candidates;
  };
}

/** What a row says more than the one that it repeats: into what is empty there, into its lists, else into its note. Whether it said more. */
function addTo(
  { entity, settings, columns }: Known,
  one: Candidate,
  { values, wanted, left, cells }: Candidate,
): boolean {
  if (!("note" in entity.fields)) return false;
  const before = JSON.stringify([one.values, one.wanted]);
  const { note, ...said } = withLeft(entity, columns, values, left);
  const lines = typeof note === "string" ? note.split("\n") : [];
  const tell = (field: string) => {
    for (const { column } of settings.mapping.filter((mapped) => mapped.field === field && !mapped.as))
      if (cells[column]?.trim()) lines.push(`${columns[column]?.name || field}: ${cells[column].trim()}`);
  };
  for (const [field, value] of Object.entries(said)) {
    const there = one.values[field];
    if (Array.isArray(value) && Array.isArray(there))
      one.values[field] = [...new Set<unknown>([...(there as unknown[]), ...(value as unknown[])])].slice(
        0,
        most_in_list,
      );
    else if (there === undefined) one.values[field] = value;
    else if (fold(String(there)) !== fold(String(value))) tell(field);
  }
  for (const [field, texts] of Object.entries(wanted)) {
    const there = one.wanted[field] ?? [];
    if (entity.fields[field]?.list || there.length === 0)
      one.wanted[field] = [...new Set([...there, ...texts])].slice(0, most_in_list);
    else if (fold(there.join(" ")) !== fold(texts.join(" "))) tell(field);
  }
  if (lines.length > 0) one.values["note"] = addLines(one.values["note"], lines);
  return JSON.stringify([one.values, one.wanted]) !== before;
}
