/** So many pages at most are the steps of a funnel; so many months, this one among them, are held against what was expected of them. */
export const most = { steps: 6, months: 7 } as const;
