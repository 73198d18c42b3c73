import { fold } from "./fold.ts";

// What choices are called beside their own value, in English and French, folded.
const words: Record<string, string> = {
  new: "nouveau, nouvelle",
  contacted: "contacte, contactee, pris en contact",
  qualified: "qualifie, qualifiee",
  proposal: "proposition, proposition envoyee, devis, devis envoye",
  negotiation: "negociation, en negociation, negotiating",
  on_hold: "en attente, en pause, en suspens, hold",
  won: "gagne, gagnee, closed won, signe, signee",
  lost: "perdu, perdue, closed lost",
  prospect: "prospect, prospects",
  active: "actif, active, client actif",
  at_risk: "a risque, risque",
  churned: "perdu, parti, resilie, churn",
  won_back: "reconquis, regagne",
  archived: "archive, archivee",
  customer: "client, cliente",
  partner: "partenaire",
  supplier: "fournisseur",
  mme: "madame, mrs, ms, mlle, mademoiselle, miss",
  m: "monsieur, mr, mister",
  decides: "decideur, decideuse, decision maker, decide",
  influences: "influenceur, prescripteur, influence, influencer",
  uses: "utilisateur, utilisatrice, user, utilise",
  buys: "acheteur, acheteuse, buyer, achete",
  blocks: "bloqueur, opposant, blocker, bloque",
  left_company: "parti, a quitte la societe, a quitte l entreprise, left",
  do_not_contact: "ne pas contacter, opposition",
  fr: "francais, french",
  en: "anglais, english",
};

/** The choice that a cell means, whatever its case and accents, in English or French. */
export function readChoice(written: string, choices: readonly string[]): string | undefined {
  const folded = fold(written);
  return (
    choices.find((choice) => fold(choice) === folded) ??
    choices.find((choice) => words[choice]?.split(", ").includes(folded))
  );
}

/** Yes and no in English and French. */
export function readFlag(written: string): boolean | undefined {
  const folded = fold(written);
  if (["yes", "y", "true", "1", "x", "oui", "o", "vrai"].includes(folded)) return true;
  return ["no", "n", "false", "0", "non", "faux"].includes(folded) ? false : undefined;
}
