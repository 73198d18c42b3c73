/** How one project stands to another, from the side where the relation begins; the first holds the days of the other. */
export const project_link_kinds = ["blocks", "relates"] as const;
