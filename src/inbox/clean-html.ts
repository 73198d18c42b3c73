import sanitize from "sanitize-html";

const most_characters = 800_000;

/**
 * The HTML of a letter without what acts: no scripts, forms, frames, event handlers, style sheets or addresses but of the web, of mail
 * and of its own pictures (`cid:`). It is shown in a frame that runs nothing and loads nothing from elsewhere until its reader asks.
 */
export function cleanHtml(html: string): string | null {
  if (html.length > most_characters) return null;
  const clean = sanitize(html, {
    allowedTags: [...sanitize.defaults.allowedTags, "img", "center", "font", "del", "ins"],
    allowedAttributes: {
      "*": ["style", "align", "valign", "width", "height", "bgcolor", "color", "dir", "lang", "title"],
      a: ["href", "name"],
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
      a: sanitize.simpleTransform("a", { target: "_blank", rel: "noopener noreferrer nofollow" }, true),
    },
    nestingLimit: 100,
  });
  return clean.length > most_characters ? null : clean;
}

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
