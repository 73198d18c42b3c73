/** A text without what it quotes, which is data that somebody may have typed, and without addresses and what is searched for. */
export function withoutPeople(text: string): string {
  // (An address begins only where a word does: tried at each letter, a long text keeps the whole server waiting.)
  return text
    .replaceAll(/(?<![\w.+-])[\w.+-]+@[\w.-]{1,255}/g, "…")
    .replaceAll(/(["'`])[^"'`\n]{1,500}\1/g, "$1…$1")
    .replaceAll(/[?#][^\s:)]{1,2000}/g, "");
}
