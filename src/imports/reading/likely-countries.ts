import type { Mapped } from "../import-settings.ts";
import { readCountry } from "./countries.ts";
import type { Seen } from "./guess.ts";
import { headingWords } from "./heading-words.ts";

// Words by which the headings of a file tell its language, and where that is spoken.
const tongues: [RegExp, string[]][] = [
  [
    /^(prenom|societe|telephone|courriel|ville|pays|entreprise|adresse|portable|statut|montant|client)$/,
    ["FR", "BE", "CH"],
  ],
  [/^(vorname|nachname|firma|plz|ort|strasse|telefon|kunde|land|kunden|stadt|unternehmen|anrede)$/, ["DE", "AT", "CH"]],
  [
    /^(nombre|apellidos?|telefono|correo|empresa|ciudad|direccion|pais|movil|celular|estado|provincia)$/,
    ["ES", "MX", "CO", "AR", "CL", "PE"],
  ],
  [/^(nome|cognome|azienda|telefono|citta|indirizzo|cap|cellulare|provincia|ragione|clienti?)$/, ["IT"]],
  [/^(nome|sobrenome|telefone|cidade|endereco|cep|celular|telemovel|bairro|empresa|estado|data)$/, ["BR", "PT"]],
  [
    /^(voornaam|achternaam|naam|bedrijf|bedrijfsnaam|telefoon|plaats|straat|adres|woonplaats|klant|land)$/,
    ["NL", "BE"],
  ],
];
const endings: Record<string, string> = { uk: "GB" };
const many = [
  "FR",
  "US",
  "GB",
  "DE",
  "ES",
  "IT",
  "PT",
  "BR",
  "NL",
  "BE",
  "CH",
  "AT",
  "IN",
  "MX",
  "CO",
  "AR",
  "CA",
  "AU",
];

/** From where a file's numbers may be dialled, in groups, the likeliest first: what it names, its addresses, its language, the importer. */
export function likelyCountries(all: Seen[], mapping: Mapped[], locale: string): string[][] {
  const own = /-([A-Z]{2})$/.exec(locale)?.[1] ?? "FR";
  const column = mapping.find(({ field, as }) => field === "country" && !as)?.column ?? -1;
  const rows = Math.max(...all.map(({ cells }) => cells.length), 0);
  const named = frequent(
    (all[column]?.cells ?? []).map((cell) => readCountry(cell)),
    rows,
  );
  const sites = all.flatMap(({ cells }) =>
    cells.slice(0, 100).map((cell) => /[@.][\w-]+\.([a-z]{2})(\/|$)/i.exec(cell)?.[1]?.toLowerCase()),
  );
  const ended = frequent(sites.map((ending) => ending && (endings[ending] ?? readCountry(ending)))).filter(
    (code) => !["CO", "IO", "AI", "ME", "TV", "EU"].includes(code),
  );
  const words = all.flatMap(({ column: { name } }) => headingWords(name.slice(0, 200)));
  const spoken = tongues
    .map(([word, countries]) => ({ countries, score: new Set(words.filter((one) => word.test(one))).size }))
    .toSorted((one, other) => other.score - one.score)[0];
  const tongue = spoken && spoken.score > 0 ? spoken.countries : [];
  const home = tongue.length === 0 || tongue.includes(own) ? [own] : [];
  return [named, ended, home, tongue, [own], many].filter((group) => group.length > 0);
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
