/** What a template holds; days are working days from the first day of a project (0 is that day itself). */
export type Plan = {
  /** Parents before what stands below them; `parent` is the place of one in this list. */
  tasks: {
    name: string;
    parent?: number;
    /** The place of its phase in their list. */
    phase?: number;
    body?: string;
    priority?: "urgent" | "high" | "medium" | "low";
    /** In minutes. */
    estimate?: number;
    starts?: number;
    due?: number;
    tags?: string[];
    client_visible?: true;
  }[];
  /** What holds what, by the places of both in that list. */
  links?: { from: number; to: number; kind: string; lag: number }[];
  /** The states of its own, in their order. */
  states?: { name: string; status: string }[];
  phases?: { name: string; starts?: number; due?: number; client_visible: boolean }[];
  milestones: { name: string; due: number; client_visible: boolean }[];
  /** How many working days lie between its first day and its last. */
  lasts?: number;
};
