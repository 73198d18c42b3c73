import type { Row } from "./clients.ts";
import type { Chance } from "./random.ts";

const names = [
  ["Salon 2026", "petrol"],
  ["Key account", "plum"],
  ["Partenaire", "green"],
  ["Public sector", "blue"],
  ["À relancer", "ochre"],
  ["Renewal", "coral"],
] as const;

/** The company's tags; about a third of the records gets one or two of them. */
export function demoTags(luck: Chance, records: Row[], created_at: string): Row[] {
  const tags = names.map(([name, color]) => ({ id: luck.id(), name, color, created_at }));
  for (const record of records) {
    if (luck.next() > 0.35) continue;
    record["tag_ids"] = [...new Set([luck.one(tags).id, ...(luck.next() < 0.3 ? [luck.one(tags).id] : [])])];
  }
  for (const record of records) record["tag_ids"] ??= [];
  return tags;
}
