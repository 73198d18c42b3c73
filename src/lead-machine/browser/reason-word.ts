import { phrase, t } from "../../ui/translate.ts";
import { fieldWord } from "./field-word.ts";

const suspected: Record<string, string> = {
  trap: phrase("A field that people do not see was filled in."),
  fast: phrase("It was filled in faster than people do."),
};

const wrong: Record<string, string> = {
  "is missing": phrase("{{field}} is missing."),
  "is too long": phrase("{{field}} is too long."),
  "cannot be read": phrase("{{field}} cannot be read."),
};

/** Why a submission failed or was set aside; what the database says by itself is said as it is. */
export function reasonWord(reason: string): string {
  if (suspected[reason]) return t(suspected[reason]);
  const [, field = "", said = ""] = /^(\S+) (is missing|is too long|cannot be read)$/.exec(reason) ?? [];
  return wrong[said] ? t(wrong[said], { field: fieldWord(field) }) : reason;
}

const steps: Record<string, string> = {
  cleaning: phrase("A value could not be understood"),
  lookup: phrase("Whether they are known could not be found out"),
  lead: phrase("The lead could not be made"),
  note: phrase("It could not be noted"),
  first_step: phrase("The first step could not be made"),
};

/** Where it failed. */
export const stepWord = (step: string): string => t(steps[step] ?? "");
