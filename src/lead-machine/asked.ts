import type { Kind } from "../entity/kinds.ts";

/** What a form asks: a field of leads, or one of the company's own (`custom.KEY`), under a label of its own where it has one. */
export type AskedField = { field: string; label?: string; required: boolean };

/** A field of leads that forms can ask, of which kind it is, and how many characters it takes. */
export type Askable = { kind: Kind; most: number };

/** The fields of leads that forms can ask. */
export const askable: Record<string, Askable> = {
  name: { kind: "line", most: 200 },
  email: { kind: "email", most: 320 },
  phone: { kind: "phone", most: 60 },
  company_name: { kind: "line", most: 200 },
  title: { kind: "line", most: 200 },
  website: { kind: "url", most: 500 },
  city: { kind: "line", most: 200 },
  note: { kind: "text", most: 5000 },
};

/** How many characters a value of the company's own fields has at most. */
export const most_of_own: Partial<Record<Kind, number>> = { text: 5000 };
export const most_of_line = 500;

/** So many fields a form asks at most (app.keep_form). */
export const most_fields = 20;
