/**
 * For what closes: leaves the focus to what has opened meanwhile and taken it. Given back to the button, it would be fetched
 * again with all that was typed by then chosen, and the next key would write over it.
 */
export function leaveTakenFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}
