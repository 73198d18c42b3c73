const placeholders = [
  "",
  "null",
  "undefined",
  "anonymous",
  "guest",
  "unknown",
  "none",
  "nan",
  "0",
  "id",
  "user",
  "test",
  "[object object]",
  "distinct_id",
  "distinctid",
  "not_authenticated",
  "user_id",
];

/** Whether an id can be somebody's: not empty, and not one of the words that stand where an id was forgotten. */
export function isRealId(id: unknown): id is string {
  return typeof id === "string" && !placeholders.includes(id.trim().toLowerCase());
}
