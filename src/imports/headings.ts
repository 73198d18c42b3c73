import type { Entity } from "../entity/describe.ts";
import { fold } from "./fold.ts";

// How people head a column, in English and French, folded: the fields it may mean, the likeliest first.
const headings: Record<string, string> = {
  name: "name, first name, given name, prenom, last name, surname, family name, nom de famille, full name, contact name, contact, lead, nom, nom complet, nom et prenom, prenom nom, nom du contact, interlocuteur, prospect, raison sociale, denomination, societe, entreprise, company, company name, account, account name, client",
  company_name:
    "company, company name, organisation, organization, account, account name, societe, entreprise, nom de la societe, raison sociale, etablissement",
  account_id: "account, account name, company, company name, client, societe, entreprise, compte, compte client",
  parent_id: "parent, parent company, maison mere, groupe, societe mere",
  legal_name: "legal name, registered name, raison sociale, denomination sociale",
  legal_form: "legal form, forme juridique, statut juridique",
  title: "title, job title, position, role, fonction, poste, titre, intitule du poste",
  civility: "civility, salutation, civilite",
  emails:
    "e mail, email, mail, email address, e mail address, courriel, adresse e mail, adresse email, adresse mail, adresse electronique, mel, work email, other email, email professionnel, email pro",
  email: "e mail, email, mail, courriel",
  phones:
    "phone, phones, telephone, tel, phone number, mobile, mobile phone, portable, tel portable, telephone portable, telephone mobile, telephone fixe, fixe, gsm, numero de telephone, n de telephone, work phone, direct",
  phone: "phone, telephone, tel, phone number, numero de telephone, standard",
  website: "website, web site, web, url, site, site web, site internet",
  domains: "domain, domains, domaine, domaines, nom de domaine",
  address: "address, street, adresse, rue, adresse postale",
  postcode: "postcode, zip, zip code, postal code, code postal, cp",
  city: "city, town, ville, commune, localite",
  country: "country, pays",
  language: "language, langue",
  source: "source, lead source, origin, origine, provenance, canal",
  stage: "stage, status, deal stage, pipeline stage, etape, statut, stade, phase, etat",
  status: "status, state, statut, etat",
  value:
    "value, amount, deal value, deal amount, montant, valeur, montant ht, chiffre d affaires, ca, budget, potentiel",
  revenue: "revenue, turnover, annual revenue, chiffre d affaires, ca",
  currency: "currency, devise, monnaie",
  probability: "probability, probabilite, chance",
  expected_close:
    "expected close, close date, closing date, closing, expected close date, cloture, date de cloture, cloture prevue, date de signature prevue, echeance",
  score: "score, rating, note de qualification",
  next_activity:
    "next activity, next step, next action, prochaine action, prochaine etape, prochaine activite, action a venir",
  next_activity_at:
    "next activity date, next activity at, date de prochaine action, prochaine relance, date de relance, relance",
  last_touch_at: "last contact, last touch, last activity, dernier contact, derniere activite, derniere interaction",
  owner_id:
    "owner, assigned to, assignee, sales person, salesperson, account manager, owner email, proprietaire, responsable, commercial, attribue a, assigne a, charge d affaires, charge de clientele",
  lost_reason: "lost reason, loss reason, raison de perte, motif de perte, raison de la perte",
  lost_note: "lost note, commentaire de perte",
  do_not_contact: "do not contact, opt out, unsubscribed, ne pas contacter, opposition, desinscrit",
  decision_role: "decision role, buying role, role de decision, role dans la decision",
  primary: "primary, main contact, principal, contact principal",
  siren: "siren, n siren, numero siren",
  siret: "siret, n siret, numero siret",
  vat_id:
    "vat, vat id, vat number, tva, n tva, numero de tva, tva intracommunautaire, numero de tva intracommunautaire, n tva intracommunautaire",
  naf: "naf, ape, code naf, code ape",
  industry: "industry, sector, secteur, secteur d activite, activite, branche",
  size: "size, employees, headcount, number of employees, effectif, effectifs, taille, nombre de salaries, salaries",
  type: "type, kind, type de compte, categorie",
  payment_terms: "payment terms, conditions de paiement, delai de paiement, echeance de paiement",
  since: "since, client since, customer since, client depuis, depuis",
  note: "note, notes, comment, comments, description, remarks, remarque, remarques, commentaire, commentaires, observations",
  external_id:
    "external id, reference, ref, crm id, record id, identifiant, identifiant externe, id externe, numero client, code client, n client, id crm",
  external_source: "external source, source system, systeme source",
  team_id: "team, equipe",
  tag_ids: "tags, tag, labels, label, keywords, etiquettes, etiquette, mots cles, libelles",
};

const meanings = new Map<string, string[]>();
for (const [field, words] of Object.entries(headings)) {
  for (const word of words.split(", ")) meanings.set(word, [...(meanings.get(word) ?? []), field]);
}

/** Whether a text heads a column that some entity has. */
export function isHeading(entity: Entity, text: string): boolean {
  return fieldsNamed(entity, text).length > 0;
}

/** The fields of an entity that a heading may mean, the likeliest first: its own name, then what people call it. */
export function fieldsNamed(entity: Entity, heading: string): string[] {
  const folded = fold(heading).replace(/ \d+$/, "");
  const exact = Object.keys(entity.fields).filter(
    (field) => fold(field) === folded || fold(field.replace(/_id$/, "")) === folded,
  );
  const meant = meanings.get(folded) ?? [];
  const named = Object.keys(headings)
    .filter((field) => meant.includes(field))
    .sort((a, b) => rank(a) - rank(b));
  return [...new Set([...exact, ...named])].filter((field) => isImportable(entity, field));
}

/** Whether a heading names the part of a name that comes first. */
export function isGivenName(heading: string): boolean {
  return ["first name", "given name", "prenom"].includes(fold(heading));
}

/** Whether several columns may go into this field: a list, or a text that is put together. */
export function isCollected(entity: Entity, field: string): boolean {
  const described = entity.fields[field];
  return !!described && (described.list || (["line", "text"].includes(described.kind) && !described.choices));
}

/** Whether a column may go into this field: what a new record may set, and the id, by which records are matched. */
export function isImportable(entity: Entity, field: string): boolean {
  return field === "id" || (entity.fields[field]?.creatable === true && entity.fields[field].kind !== "data");
}

// A company's column goes to the company's own field first, and into the name only where there is none.
function rank(field: string): number {
  if (field === "company_name" || field === "account_id") return 0;
  return field === "name" ? 1 : 2;
}
