/** The kinds of records of which two may be one (app.likenesses). */
export const merged_kinds = ["leads", "accounts", "contacts"] as const;

/** Why two records may be one, the surest first. */
export const likeness_reasons = ["siren", "email", "domain", "phone", "name"] as const;
