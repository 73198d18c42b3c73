/** So long a question to an agent may be. */
export const asked_at_most = 2000;
