/** The entities whose records have a timeline that an agent summarises. */
export const summarised = ["leads", "accounts", "contacts"] as const;
