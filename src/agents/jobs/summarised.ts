/** The entities of customers: what agents propose concerns their records. */
export const customers = ["leads", "accounts", "contacts"] as const;

/** The entities whose records have a timeline that an agent summarises, and about which it is asked. */
export const summarised = [...customers, "projects", "tasks"] as const;
