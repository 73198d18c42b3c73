/** A notice as the database words it: what happened to one record, or to several of a kind at once. */
export type Worded = { title: string; details: { count?: number; from?: string; to?: string } };

/** The sentence that tells a notice, with its gaps, and the key of its French: for the sheet, the letter and devices alike. */
export function noticeSentence({ title, details }: Worded): string {
  const several = `${title.endsWith(" moved") ? "of your " : ""}${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  if (details.count !== undefined) return `{{count}} ${several}`;
  return details.from && details.to ? `${title}: {{from}} → {{to}}` : title;
}

/** Every sentence that is told of an entity that app.noticed names, by its words for one and for many. */
export function noticeSentences({ one, many }: { one: string; many: string }): string[] {
  const several = { count: 2 };
  return [
    { title: `${one} assigned to you`, details: {} },
    { title: `${many} assigned to you`, details: several },
    { title: `${many} handed over to you`, details: several },
    { title: `${one} moved`, details: { from: "a", to: "b" } },
    { title: `${many} moved`, details: several },
  ].map(noticeSentence);
}
