/** A SIREN or SIRET in the groups in which it is read: `732 829 320`, `732 829 320 00074`. */
export function groupDigits(number: string | null | undefined): string {
  const groups = /^(\d{3})(\d{3})(\d{3})(\d{5})?$/.exec(number ?? "");
  return groups ? groups.slice(1).filter(Boolean).join("\u00a0") : (number ?? "");
}

/** A number stands on one line, or is not read as one. */
export const unbroken = (number: string) => number.replaceAll(/\s/g, "\u00a0");
