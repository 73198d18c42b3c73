/** Reads `12 500,5` and `12500.5` alike; null when empty, NaN when it is no number. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return plain === "" ? null : Number(plain);
}
