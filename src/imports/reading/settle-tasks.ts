import { conceptsOf } from "./concepts.ts";
import type { Seen } from "./guess.ts";
import { readChoice, task_states } from "./values.ts";

/**
 * Of what speaks of the same, what says it best: an address of who does it before their name, time before points, a key before an id,
 * one project, and of states what says most. */
export function settleTasks(all: Seen[]): Seen[] {
  const speaks = (concept: string) => all.some(({ concepts, cells }) => concepts[0] === concept && cells.length > 0);
  const [email, estimate, key] = [speaks("owner_email"), speaks("estimate"), speaks("external_id")];
  const state = stateOf(all);
  const said = (one: Seen, ...concepts: string[]) => ({ ...one, concepts });
  let ids = 0;
  let projects = 0;
  return all.map((one) => {
    switch (one.concepts[0]) {
      case "owner_email":
        return email ? said(one, "owner_id") : said(one);
      case "owner_id":
        return email ? said(one) : one;
      case "status":
        return one === state ? one : said(one);
      case "project_id":
        return projects++ === 0 ? one : said(one);
      case "points":
        return estimate ? said(one) : said(one, "estimate");
      case "other_id":
        return !key && ids++ === 0 ? said(one, "external_id") : one;
      default:
        return one;
    }
  });
}

/** Of several columns that may say how far a task is the one whose texts do; of such, the first. */
function stateOf(all: Seen[]): Seen | undefined {
  const share = ({ cells }: Seen) =>
    cells.filter((cell) => readChoice(cell, task_states) !== undefined).length / Math.max(1, cells.length);
  return all
    .filter(({ concepts }) => concepts[0] === "status")
    .toSorted((one, other) => rank(one) - rank(other) || share(other) - share(one))[0];

  // A flag says whether it is done, and no more.
  function rank(one: Seen): number {
    if (share(one) < 0.5) return 2;
    return conceptsOf(one.column.name, "tasks")[0] === "done" ? 1 : 0;
  }
}
