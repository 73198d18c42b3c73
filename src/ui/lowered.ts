/** A word as it stands within a sentence; what is an abbreviation stays as it is. */
export function lowered(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
}
