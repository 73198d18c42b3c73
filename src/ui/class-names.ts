/** Joins class names and leaves out what is false, null or undefined. */
export function classNames(...parts: Array<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(" ");
}
