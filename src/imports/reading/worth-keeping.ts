import type { Entity } from "../../entity/describe.ts";
import { conceptsOf, isAboutColumn } from "./concepts.ts";
import { areFigures, shareOf } from "./fitted.ts";
import type { Seen } from "./guess.ts";
import { headingWords, isSecondary } from "./heading-words.ts";

// What opens something is nobody's to read in a note.
const secrets =
  /\b(passwor[dt]|passcode|passwd|user pass|pwd|secret|api key|kennwort|wachtwoord|contrasena|senha|mot de passe|cvv|cvc)\b/;
const cards =
  /\b(credit ?card|debit ?card|card ?(number|num|no|nr)|cc (number|num|no)|tarjeta de (credito|debito)|(numero|num|no) (de )?(la )?tarjeta|cartao de (credito|debito)|numero (do )?cartao|carta di (credito|debito)|numero (della )?carta|carte (de credit|bancaire|bleue)|numero de (la )?carte|(kredit|debit) ?kart|bankkaart)/;
// As the companies that issue them begin theirs; the last figure is reckoned from the others.
const issued = /^(4\d{12}(\d{3}){0,2}|(5[1-5]|2[2-7])\d{14}|3[47]\d{13}|(6011|65\d\d|35\d\d)\d{12}|3[0689]\d{12})$/;

// How clients are called by whoever keeps the file, of which one may come twice: no key then, but nothing to lose either.
const of_clients =
  /\b(client|clients|cliente|clienti|customer|cust|kunde|kunden|kundennummer|kundennr|kdnr|kun|klant|klantnummer|klantnr|member|debitorennummer|debiteurnummer|relatienummer|fournisseur|supplier|vendor|lieferant|fornitore|proveedor|leverancier)\b/;

/** Whether a column without a place of its own goes into the note. */
export function isWorthKeeping(entity: Entity, { column, cells, look, concepts, goes_on = false }: Seen): boolean {
  const said = conceptsOf(column.name, entity.name);
  const words = headingWords(column.name);
  if (
    (cells.length === 0 && !(goes_on && column.name)) ||
    (look === "id" && said.length === 0 && !areFigures(cells) && column.name !== "") ||
    isAboutColumn(column.name) ||
    opensSomething(column.name, cells)
  )
    return false;
  if (said.includes("external_id"))
    return cells.length > 0 && (of_clients.test(words.join(" ")) || isSecondary(column.name));
  if (concepts.includes("changed") || said.includes("technical")) return false;
  // (What says the same as another column.)
  if (concepts.length === 0 && ["owner_id", "owner_email", "project_id"].includes(said[0] ?? "")) return false;
  return (
    said.length > 0 ||
    isSecondary(column.name) ||
    !["id", "ids", "uuid", "guid", "hash", "token"].includes(words.at(-1) ?? "")
  );
}

/** Whether a column holds passwords or numbers of cards, as its heading says or its cells are made. */
export function opensSomething(heading: string, cells: string[]): boolean {
  const said = headingWords(heading).join(" ");
  return secrets.test(said) || cards.test(said) || shareOf(cells.slice(0, 50), isCard) > 0.8;
}

/** Whether a text is the number of a card: as they are given out, with the right last figure. */
function isCard(text: string): boolean {
  const digits = text.replace(/[ -]/g, "");
  if (!issued.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const twice = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}
