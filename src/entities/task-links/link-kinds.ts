/** How one task stands to another, each from the side where the relation begins; the first three hold the days of the other. */
export const link_kinds = ["blocks", "starts_before", "finishes_before", "duplicates", "relates"] as const;
