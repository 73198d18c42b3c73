// As in ui/translate.ts, which the server does not load.
const phrase = (sentence: string) => sentence;

/** Why a row was not taken, in English, with the French. `{{n}}` is a number. */
export const reasons: Record<string, string> = {
  [phrase("is required")]: "est obligatoire",
  [phrase("is no number")]: "n’est pas un nombre",
  [phrase("is no date")]: "n’est pas une date",
  [phrase("is no duration")]: "n’est pas une durée",
  [phrase("is neither yes nor no")]: "n’est ni oui ni non",
  [phrase("is none of the choices")]: "ne fait pas partie des choix",
  [phrase("is no e-mail address")]: "n’est pas une adresse e-mail",
  [phrase("is no web address")]: "n’est pas une adresse web",
  [phrase("is no phone number")]: "n’est pas un numéro de téléphone",
  [phrase("is no domain")]: "n’est pas un nom de domaine",
  [phrase("is no id")]: "n’est pas un identifiant",
  [phrase("is no two-letter country code")]: "n’est pas un code pays à deux lettres",
  [phrase("is no three-letter currency code")]: "n’est pas un code devise à trois lettres",
  [phrase("is no SIREN: nine digits with a check digit")]:
    "n’est pas un SIREN\u202f: neuf chiffres dont une clé de contrôle",
  [phrase("is no SIRET: fourteen digits with a check digit")]:
    "n’est pas un SIRET\u202f: quatorze chiffres dont une clé de contrôle",
  [phrase("is no VAT number of the European Union")]: "n’est pas un numéro de TVA de l’Union européenne",
  [phrase("is too long or too large")]: "dépasse la taille permise",
  [phrase("is too small")]: "reste sous le minimum",
  [phrase("cannot be used")]: "est inutilisable",
  [phrase("no such record that you can see")]: "aucune fiche de ce nom que vous puissiez voir",
  [phrase("several records have this name")]: "plusieurs fiches portent ce nom",
  [phrase("is no country that is known")]: "n’est pas un pays connu",
  [phrase("may be read in two ways")]: "peut se lire de deux façons",
  [phrase("was shortened by a spreadsheet")]: "a été abrégé par un tableur",
  [phrase("nothing in it names anybody")]: "rien n’y désigne quelqu’un",
  [phrase("a lost lead needs a reason of loss")]: "un prospect perdu demande un motif de perte",
  [phrase("is missing: a lost lead has one")]: "manque\u202f: un prospect perdu en a un",
  [phrase("lies between 0 and 100")]: "se situe entre 0 et 100",
  [phrase("does not begin with the SIREN")]: "ne commence pas par le SIREN",
  [phrase("you may not give records to this person")]: "vous ne pouvez pas confier de fiches à cette personne",
  [phrase("has more cells than there are columns")]: "a plus de cellules qu’il n’y a de colonnes",
  [phrase("a quotation mark is opened and never closed")]: "un guillemet est ouvert et jamais fermé",
  [phrase("a quotation mark stands in the middle of a quoted cell")]:
    "un guillemet se trouve au milieu d’une cellule entre guillemets",
  [phrase("cannot be read")]: "est illisible",
  [phrase("matches several records")]: "correspond à plusieurs fiches",
  [phrase("repeats line {{n}}")]: "répète la ligne {{n}}",
  [phrase("adds to line {{n}}")]: "complète la ligne {{n}}",
  [phrase("is there already")]: "existe déjà",
  [phrase("is in the bin")]: "se trouve dans la corbeille",
  [phrase("is not yours to change")]: "ne vous appartient pas\u202f: modification impossible",
  [phrase("is not yours to create with this owner")]: "ne peut pas être créé par vous avec ce propriétaire",
  [phrase("is not yours to remove")]: "ne vous appartient pas\u202f: suppression impossible",
  [phrase("was changed since")]: "a été modifié depuis",
  [phrase("is no longer there")]: "n’existe plus",
  [phrase("some values were changed since and stay")]: "certaines valeurs ont été modifiées depuis et restent",
  [phrase("another record already has this value")]: "une autre fiche a déjà cette valeur",
  [phrase("is not allowed together with the other values")]: "ne va pas avec les autres valeurs",
  [phrase("counts points, which are no time")]: "compte des points, qui ne sont pas du temps",
  [phrase("has tasks below it that are not yours to move")]: "a des sous-tâches que vous ne pouvez pas déplacer",
  [phrase("has more than 1,000 tasks below it")]: "a plus de 1\u202f000 tâches en dessous",
  [phrase("has time on it that others have submitted")]: "porte du temps que d’autres ont soumis",
  [phrase("would stand below itself")]: "se trouverait sous elle-même",
  [phrase("would stand more than eight deep")]: "se trouverait à plus de huit niveaux",
  [phrase("would make a circle")]: "formerait un cercle",
  [phrase("would be more than a hundred relations")]: "ferait plus de cent relations",
  [phrase("is one of too many to be looked through")]: "est de trop parmi les relations à examiner",
  [phrase("lies before 2000 or after 2100")]: "tombe avant 2000 ou après 2100",
  [phrase("lies before its beginning, or years behind it")]: "tombe avant son début, ou des années après",
};

/** A reason in a language, for a file that leaves the server. */
export function reasonIn(language: string, reason: string): string {
  const number = /\d+/.exec(reason)?.[0] ?? "";
  return language === "fr"
    ? (reasons[reason] ?? reasons[reason.replace(/\d+/, "{{n}}")]?.replace("{{n}}", number) ?? reason)
    : reason;
}
