import sanitize from "sanitize-html";
import { htmlText } from "../files/texts/html-text.ts";

const most_characters = 500_000;
// The time that reading takes grows with the square of what stands within each other.
const most_tags = 20_000;
const most_text = 200_000;

const tooMuch = (html: string) => html.length > most_characters || (html.match(/</g)?.length ?? 0) > most_tags;

/** The words of a letter that has no plain text. */
export function textOfHtml(html: string): string {
  const begins = html.slice(0, most_text);
  const text = tooMuch(begins) ? begins.replace(/<[^>]{0,2000}>/g, " ") : htmlText(begins);
  return text.replace(/[ \t]+/g, " ");
}

/**
 * The HTML of a letter without what acts: no scripts, forms, frames, event handlers, style sheets or addresses but of the web, of mail
 * and of its own pictures (`cid:`). It is shown in a frame that runs nothing and loads nothing from elsewhere until its reader asks.
 */
export function cleanHtml(html: string): string | null {
  if (tooMuch(html)) return null;
  const clean = sanitize(html, {
    allowedTags: [...sanitize.defaults.allowedTags, "img", "center", "font", "del", "ins"],
    allowedAttributes: {
      "*": ["style", "align", "valign", "width", "height", "bgcolor", "color", "dir", "lang", "title"],
      a: ["href", "name", "target", "rel"],
      img: ["src", "alt", "width", "height"],
      table: ["border", "cellpadding", "cellspacing"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan"],
      font: ["face", "size", "color"],
      ol: ["start", "type"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https", "cid", "data"] },
    allowProtocolRelative: false,
    allowedStyles: { "*": styles },
    // A link opens beside the app, which learns nothing of it, and the other side not who has come.
    transformTags: {
      a: (tagName, { href = "", ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(absolute.test(href) && { href, ...beside }) },
      }),
      img: (tagName, { src = "", ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(shown.test(src) && { src }) },
      }),
    },
    nestingLimit: 100,
  });
  return clean.length > most_characters ? null : clean;
}

// (What is relative would be an address of ours.)
const absolute = /^(https?:|mailto:|tel:)/i;
const shown = /^(https?:|cid:|data:image\/)/i;
const beside = { target: "_blank", rel: "noopener noreferrer nofollow" };

// Nothing that fetches, covers others or leaves its place.
const plain = [/^[^()\\@<>]*$/];
const colour = [/^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/i];
const styles = {
  color: colour,
  "background-color": colour,
  ...Object.fromEntries(
    "font-size font-weight font-style font-family text-align text-decoration line-height padding padding-top padding-right padding-bottom padding-left margin margin-top margin-right margin-bottom margin-left border border-top border-right border-bottom border-left border-color border-width border-style border-radius border-collapse border-spacing width max-width height max-height vertical-align white-space display list-style-type direction"
      .split(" ")
      .map((name) => [name, plain]),
  ),
};
