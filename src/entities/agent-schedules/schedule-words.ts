/** How often a schedule comes. */
export const rhythms = ["daily", "weekdays", "weekly", "monthly"] as const;

/** The days on which one comes that is weekly. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
