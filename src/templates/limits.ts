/** The longest source of each part of a template, and the longest text that may come of it, in characters. */
export const most = { subject: { source: 500, made: 200 }, body: { source: 20_000, made: 20_000 } } as const;
