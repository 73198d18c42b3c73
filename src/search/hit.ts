/** What a search has found, as the server answers. */
export type Hit = {
  entity_type: "document" | "task" | "user" | "other";
  entity_id: string;
  entity_name: string;
  entity_description: string | null;
  /** The table. */
  entity: string;
  account_id: string | null;
  /** Where the words stand: pairs of start and length. */
  name_marks: number[];
  description_marks: number[];
  /** Of what was said of a record, or stands in a file of one: of which, by whom, when, and what it was. */
  about?: Said | null;
};

/** What a hit that was said of a record is about. */
export type Said = {
  entity: string;
  id: string;
  name: string;
  by_id: string | null;
  by_name: string | null;
  at: string;
  kind: string | null;
  /** Of what stands in a file (`entity` is "files"): on which page, from 1, where it has pages. */
  page?: number | null;
};
