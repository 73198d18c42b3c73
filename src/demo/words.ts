/** What the demonstration company is made of: French names for the most part, English and neighbouring ones among them. */
export const first_names = (
  "Hélène Julien Naïma Étienne Chloé Karim Lucie Aurélie Olivier Yasmin Bruno Manon Thomas Maud Amir Sophie Antoine Camille Mehdi Inès " +
  "Laurent Élodie Mathieu Clémence Rachid Agnès Nicolas Zoé François Léa Guillaume Fatou Benoît Océane Yann Margaux Grégoire Nadia Hugo Solène " +
  "Oliver Emma James Charlotte George Amelia Harry Grace William Sophia Edward Isla Ingrid Pieter Sofia Jonas Marco Anneke Lars Giulia"
).split(" ");

export const last_names = (
  "Marchand Armand Haddad Roche Perrin Benali Tanguy Fabre Naud Farouk Keller Gilles Bellec Lefèvre Girard Moreau Lemoine Caron Rousseau Delmas " +
  "Garnier Picard Bourgeois Chevalier Renaud Aubert Colin Vidal Leclerc Morin Gauthier Poirier Joly Roussel Masson Lacroix Bonnet Dupuis Hamon Le_Goff " +
  "Smith Taylor Walker Wright Hughes Bennett Carter Foster Reid Palmer de_Wit Solberg Oliveira Weber Bianchi Janssens Nilsson Ricci Murphy O'Brien"
)
  .split(" ")
  .map((name) => name.replace("_", " "));

export const company_words = (
  "Rouvray Sélène Horizon Ponant Atlas Dunes Sauvage Montclar Bellevue Armor Estérel Garonne Vercors Lumière Céladon Fontenelle Valmy Kermadec Aubrac Roya " +
  "Northgate Harbour Whitfield Ashdown Meridian Fjordvik Noordzee Lume Impianti Weber Orchard Kingsway Bramble Sterling Fairfax Linden Copper Elm Thistle Castle"
).split(" ");

export const company_shapes = [
  "Ateliers {}",
  "Groupe {}",
  "{} SAS",
  "{} & Fils",
  "Maison {}",
  "Transports {}",
  "{} Conseil",
  "Laboratoires {}",
  "{} Ltd",
  "{} Logistics",
  "{} Studio",
  "Mairie de {}",
  "Coopérative {}",
  "Hôtel {}",
  "{} Energy",
  "Imprimerie {}",
];

export const industries = [
  "Construction",
  "Logistique",
  "Santé",
  "Agroalimentaire",
  "Hôtellerie",
  "Énergie",
  "Conseil",
  "Industrie",
  "Commerce",
  "Enseignement",
  "Software",
  "Public",
];
export const titles = [
  "Directrice des opérations",
  "Directeur général",
  "Responsable achats",
  "Head of operations",
  "Chef de projet",
  "DAF",
  "Chargée de communication",
  "IT manager",
  "Gérant",
  "Office manager",
];
export const sources = [
  "Salon Pro, Rouen",
  "Site web",
  "Recommandation",
  "LinkedIn",
  "Appel entrant",
  "Newsletter",
  "Trade fair, Lyon",
  "Partner",
  "Campagne printemps",
];
export const cities: readonly (readonly [string, string])[] = [
  ["Rouen", "76000"],
  ["Le Havre", "76600"],
  ["Paris", "75011"],
  ["Lyon", "69003"],
  ["Nantes", "44000"],
  ["Lille", "59000"],
  ["Rennes", "35000"],
  ["Bordeaux", "33000"],
  ["Sète", "34200"],
  ["Marseille", "13006"],
  ["Strasbourg", "67000"],
  ["Quimper", "29000"],
];
export const lost_reasons = ["Price", "Chose a competitor", "No budget", "No answer", "Wrong time"];
export const next_steps = [
  "Call",
  "Send offer",
  "Visit",
  "Demo",
  "Contract review",
  "Committee",
  "Send references",
  "E-mail",
  "Samples",
];

/** A word as it stands in an address: no accents, blanks or quotes. */
export function plain(words: string): string {
  return words
    .normalize("NFD")
    .replace(/[^a-zA-Z0-9]+/g, "")
    .toLowerCase();
}
