/** Which time counts in what was spent: all that was entered, but what was refused and not yet mended. */
export const counting = { status: { neq: "rejected" } };
