/** Whether somebody presses the key of the search: Ctrl K, or ⌘K. */
export function isSearchKey(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}
