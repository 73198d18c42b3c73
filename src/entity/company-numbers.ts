import { stdnum, type Validator } from "stdnum";

/** A SIREN without its spaces; undefined where its check digit is wrong. */
export const readSiren = (written: string) => read(stdnum["FR"]?.["siren"], written.replace(/[\s.-]/g, ""));

/** A SIRET without its spaces; those of La Poste have a check of their own. */
export const readSiret = (written: string) => read(stdnum["FR"]?.["siret"], written.replace(/[\s.-]/g, ""));

// What the number is called where it is given; Greece writes EL, Northern Ireland XI.
const of_country: Record<string, [string, string]> = {
  AT: ["AT", "uid"],
  BE: ["BE", "vat"],
  BG: ["BG", "vat"],
  CY: ["CY", "vat"],
  CZ: ["CZ", "dic"],
  DE: ["DE", "vat"],
  DK: ["DK", "cvr"],
  EE: ["EE", "kmkr"],
  EL: ["GR", "vat"],
  ES: ["ES", "nif"],
  FI: ["FI", "alv"],
  FR: ["FR", "tva"],
  HR: ["HR", "oib"],
  HU: ["HU", "anum"],
  IE: ["IE", "vat"],
  IT: ["IT", "iva"],
  LT: ["LT", "pvm"],
  LU: ["LU", "tva"],
  LV: ["LV", "pvn"],
  MT: ["MT", "vat"],
  NL: ["NL", "btw"],
  PL: ["PL", "nip"],
  PT: ["PT", "nif"],
  RO: ["RO", "cui"],
  SE: ["SE", "vat"],
  SI: ["SI", "ddv"],
  SK: ["SK", "dph"],
  XI: ["GB", "vat"],
};

/** A VAT number of the European Union with its country; undefined where it is none. */
export function readVat(written: string): string | undefined {
  const bare = written.replace(/[\s./-]/g, "").toUpperCase();
  const [country, name] = of_country[bare.slice(0, 2)] ?? [];
  const number = bare.slice(2);
  return number && read(stdnum[country ?? ""]?.[name ?? ""], number) ? bare : undefined;
}

function read(validator: Validator | undefined, number: string): string | undefined {
  const checked = validator?.validate(number);
  return checked?.isValid ? checked.compact : undefined;
}
