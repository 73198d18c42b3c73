import { choiceWord } from "../../ui/choice-word.ts";
import { inks } from "./finding-glyphs.ts";

/** How grave a finding is, as a word. */
export function Severity({ of }: { of: string }) {
  return <span className={inks[of]}>{choiceWord(of)}</span>;
}
