import { fold } from "../fold.ts";

const custom_suffix = /__(c|pc)$/i;

/** The words of a heading, folded: "billingPostalCode", "billing_postal_code" and "Billing: Postal-Code" are the same. */
export function headingWords(heading: string): string[] {
  const apart = heading
    // (What somebody has added to Salesforce ends so.)
    .replace(custom_suffix, "")
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/(\p{L})(\d)/gu, "$1 $2")
    .replace(/(\d)(\p{L})/gu, "$1 $2")
    .replace(/['’]s\b/g, "");
  return fold(apart).split(" ").filter(Boolean);
}

/** Whether a heading is of what somebody has added, or of another one beside the first: what is usual goes before it. */
export const isSecondary = (heading: string): boolean =>
  custom_suffix.test(heading) || /^(other|alt|alternate|secondary)$/.test(headingWords(heading)[0] ?? "");

// Words that stand beside what a column holds without changing it, in the seven languages.
const noise = new Set(
  `work home business personal private primary main secondary other office direct default value contact contacts lead leads customer
   customers client clients person persons user users prospect prospects cust kun cli id's your my the of a in for full current no num
   number numbers nr n billing mailing invoice professional pro ht ttc hors taxes eur euro euros usd gbp chf inr raw text field info
   information primaer privat geschaeftlich kunde kunden kontakt ansprechpartner haupt firmen firma weitere
   professionnel professionnelle personnel personnelle principal principale secondaire du de des le la les d l numero autre
   profesional personal principale del el los las di della dello dei principale cliente clientes clienti contatto contacto contato
   telefonico trabalho trabajo lavoro casa ufficio comercial do da dos das o e
   contactpersoon contactpersonen kontaktperson klant klanten zakelijk prive hoofd van het relatie
   merge alt alternate additional personne organisation affaire travail bureau domicile votre your corporate hq headquarters
   company organization organisation org account accounts business's deal opportunity opp record`.split(/\s+/),
);

/** Whether all these words may be left aside. */
export function isNoise(words: string[]): boolean {
  return words.every((word) => noise.has(word) || /^\d+$/.test(word));
}
