/**
 * Keeps the keys of an input method from everything else, from now on: the Enter that takes a word in Japanese, Chinese or
 * Korean saves no field, makes no tag and sends no form; the Escape that gives it up closes nothing. (Safari tells the last of them by
 * its code alone.)
 */
export function leaveComposingAlone(): void {
  window.addEventListener("keydown", keepBack, true);
}

function keepBack(event: KeyboardEvent): void {
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells it there.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}
