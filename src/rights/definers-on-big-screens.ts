import type { TestCompany } from "../testing/company.ts";

/** Of the definers that people call those on the links of big screens. */
export const on_big_screens = {
  "links_of_screen(p_screen uuid)": "the right to change big screens; no secret of a link is kept",
  "make_big_screen_link(p_screen uuid, p_name text, p_cookie_hash bytea)":
    "the right to change big screens, in person; twenty for each screen",
  "end_big_screen_link(p_id uuid)": "the right to change big screens, in person",
};

/** Of those that are called before anybody has come in what a screen asks. */
export const on_shown_screens = {
  "big_screen_shown(p_cookie_hash bytea)":
    "the hash of the cookie of a link that stands: the tiles that its screen was given",
};

/** A screen in the bin and its link. */
export async function screenOf({ row }: TestCompany) {
  const screen = await row("public.big_screens", { name: "Hidden", deleted_at: new Date() });
  const screen_link = await row("app.big_screen_links", { screen_id: screen, name: "Hidden", cookie_hash: "\\x0909" });
  return { screen, screen_link };
}

/** Their tries. */
export const triesOnBigScreens = (theirs: { screen: string; screen_link: string }): Record<string, string[]> => ({
  links_of_screen: [`app.links_of_screen('${theirs.screen}')`],
  make_big_screen_link: [`app.make_big_screen_link('${theirs.screen}', 'Mine', '\\x0a')`],
  end_big_screen_link: [`app.end_big_screen_link('${theirs.screen_link}')`],
});
