import { currentLanguage } from "./translate.ts";

/** Minutes as people read them: `1 h 30` in French, `1h30` in English; `45 min`, `2 h`. */
export function formatDuration(minutes: number): string {
  const [sign, whole] = [minutes < 0 ? "−" : "", Math.abs(Math.round(minutes))];
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const french = currentLanguage() === "fr";
  const space = french ? "\u202f" : "";
  if (hours === 0) return `${sign}${rest}\u202fmin`;
  const more = rest === 0 ? "" : `${space}${two(rest)}`;
  return `${sign}${hours}${space}h${more}`;
}

const two = (count: number) => String(count).padStart(2, "0");
