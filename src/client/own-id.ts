/**
 * The id of a record that somebody makes before the server has heard of it, by the write's key: random, but for the end,
 * which is their person's. The server takes no other, or an answer would tell whether a row that they cannot see has it.
 */
export const ownId = (key: string, person_id: string): string => key.slice(0, 24) + person_id.slice(24);
