import type { Mapped } from "../import-settings.ts";
import { countryOfCity } from "./cities.ts";
import { readCountry } from "./countries.ts";
import type { Seen } from "./guess.ts";
import { headingWords } from "./heading-words.ts";

// Words by which the headings of a file tell its language, and where that is spoken.
const tongues: [RegExp, string[]][] = [
  [
    /^(nom|prenom|societe|raison|commune|effectif|telephone|courriel|ville|pays|entreprise|adresse|portable|statut|montant|client)$/,
    ["FR", "BE", "CH"],
  ],
  [
    /^(vorname|nachname|firmenname|telefonnummer|postleitzahl|hausnummer|kundennummer|ansprechpartner|bemerkung|bemerkungen|anschrift|handy|geburtsdatum|mobil|firma|plz|ort|strasse|telefon|kunde|land|kunden|stadt|unternehmen|anrede)$/,
    ["DE", "AT", "CH"],
  ],
  [
    /^(nombres?|notas|tfno|poblacion|observaciones|apellidos?|telefono|correo|empresa|ciudad|direccion|pais|movil|celular|estado|provincia)$/,
    ["ES", "MX", "CO", "AR", "CL", "PE"],
  ],
  [
    /^(nome|comune|referente|ruolo|piva|cognome|azienda|telefono|citta|indirizzo|cap|cellulare|provincia|ragione|clienti?)$/,
    ["IT"],
  ],
  [
    /^(nome|cpf|cnpj|uf|responsavel|sobrenome|telefone|cidade|endereco|cep|celular|telemovel|bairro|empresa|estado|data)$/,
    ["BR", "PT"],
  ],
  [
    /^(voornaam|voornamen|geslacht|gesl|gebdat|wpl|achternaam|klantnaam|klantnummer|contactnaam|contactpersoon|straatnaam|huisnummer|huisnr|telefoonnummer|mobiel|mailadres|emailadres|opmerking|opmerkingen|stad|voorletters|tussenvoegsel|geboortedatum|functie|naam|bedrijf|bedrijfsnaam|telefoon|plaats|straat|adres|woonplaats|klant|land)$/,
    ["NL", "BE"],
  ],
];
const english =
  /^(name|phone|mobile|cell|company|first|last|city|country|state|address|street|status|source|notes|lead|owner|title|date|created|number|zip|job)$/;
const endings: Record<string, string> = { uk: "GB" };
const many = [
  "FR",
  "US",
  "GB",
  "DE",
  "ES",
  "IT",
  "PT",
  "IN",
  "BR",
  "NL",
  "BE",
  "CH",
  "AT",
  "MX",
  "CO",
  "AR",
  "CA",
  "AU",
  "PK",
];

/** From where a file's numbers may be dialled, in groups, the likeliest first. */
export type LikelyCountries = {
  /** What the file itself says: countries that it names, its addresses, its language. */
  told: string[][];
  /** Where the importer is. */
  own: string[];
  /** Where many are. */
  many: string[];
};

/** From where a file's numbers may be dialled: what it names, its addresses, its language, the importer. */
export function likelyCountries(all: Seen[], mapping: Mapped[], locale: string): LikelyCountries {
  const own = /-([A-Z]{2})$/.exec(locale)?.[1] ?? "FR";
  const mapped = mapping.find(({ field, as }) => field === "country" && !as)?.column;
  // An entity without a country of its own has it in the note.
  const column = mapped ?? all.findIndex(({ concepts }) => concepts[0] === "country");
  const rows = Math.max(...all.map(({ cells }) => cells.length), 0);
  const named = frequent(
    (all[column]?.cells ?? []).map((cell) => readCountry(cell)),
    rows,
  );
  const places = all.filter(({ concepts }) => ["city", "address"].includes(concepts[0] ?? ""));
  const placed = frequent(
    places.flatMap(({ cells }) => cells.slice(0, 200).map(countryOfCity)),
    placesOf(places),
  );
  const sites = all.flatMap(({ cells }) =>
    cells.slice(0, 100).map((cell) => /[@.][\w-]+\.([a-z]{2})(\/|$)/i.exec(cell)?.[1]?.toLowerCase()),
  );
  // Of many addresses without a country a few with one say nothing of the others.
  const addressed = all.reduce((sum, { cells }) => sum + cells.slice(0, 100).filter(isAddress).length, 0);
  const ended =
    sites.filter((ending) => ending !== undefined).length < addressed * 0.25
      ? []
      : frequent(sites.map((ending) => ending && (endings[ending] ?? readCountry(ending)))).filter(
          (code) => !["CO", "IO", "AI", "ME", "TV", "EU"].includes(code),
        );
  const tongue = tongueOf(all.map(({ column: { name } }) => headingWords(name.slice(0, 200))));
  const home = tongue.includes(own) ? [own] : [];
  const filled = (groups: string[][]) => groups.filter((group) => group.length > 0);
  return { told: filled([named, placed, ended, home, tongue]), own: [own], many };
}

const isAddress = (cell: string) => /\S@\S+\.[a-z]{2,}\s*$/i.test(cell);

// As many as there are in the fullest of these columns.
const placesOf = (columns: Seen[]) =>
  columns.reduce((most, { cells }) => Math.max(most, Math.min(200, cells.length)), 0);

/** Where the language is spoken in which a file is headed; one word among many English ones tells nothing. */
function tongueOf(headings: string[][]): string[] {
  const words = headings.flat();
  const spoken = tongues
    .map(([word, countries]) => ({ countries, score: new Set(words.filter((one) => word.test(one))).size }))
    .toSorted((one, other) => other.score - one.score)[0];
  const english_words = words.filter((one) => english.test(one)).length;
  return spoken && spoken.score > (english_words > 1 ? 1 : 0) ? spoken.countries : [];
}

// Those that many rows have.
function frequent(codes: (string | undefined)[], of = 0): string[] {
  const counts = new Map<string, number>();
  for (const code of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const all = Math.max(
    of,
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  );
  return [...counts]
    .filter(([, count]) => count > all * 0.3)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code]) => code);
}
