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
};
