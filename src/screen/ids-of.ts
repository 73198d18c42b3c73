/** The ids in the text of a field that points at several records, with commas or spaces between. */
export const idsOf = (text = ""): string[] => text.split(/[\s,]+/).filter(Boolean);
