/** A text as it is searched: lower case, without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
