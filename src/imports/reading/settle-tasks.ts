import type { Seen } from "./guess.ts";

/**
 * Of what speaks of the same, what says it best: an address of who does it before their name, time before points, a key before an id,
 * and one project. */
export function settleTasks(all: Seen[]): Seen[] {
  const speaks = (concept: string) => all.some(({ concepts, cells }) => concepts[0] === concept && cells.length > 0);
  const [email, estimate, key] = [speaks("owner_email"), speaks("estimate"), speaks("external_id")];
  const said = (one: Seen, ...concepts: string[]) => ({ ...one, concepts });
  let ids = 0;
  let projects = 0;
  return all.map((one) => {
    switch (one.concepts[0]) {
      case "owner_email":
        return email ? said(one, "owner_id") : said(one);
      case "owner_id":
        return email ? said(one) : one;
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
