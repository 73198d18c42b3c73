/** What is held against a target: what was won in the company's currency, how many were won, came in, or were spoken with. */
export const measures = ["won_value", "won", "new", "activities"] as const;
