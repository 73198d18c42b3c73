/** The name of an own field, by its key, among the fields of its entity. */
export const ownName = (key: string): string => `custom.${key}`;
