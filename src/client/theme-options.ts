import { t } from "../ui/translate.ts";
import type { Theme } from "./session.ts";

/** The themes by name, for switches. */
export function themeOptions(): Array<{ value: Theme; label: string }> {
  return [
    { value: "light", label: t("Light") },
    { value: "dark", label: t("Dark") },
    { value: "system", label: t("System") },
  ];
}
