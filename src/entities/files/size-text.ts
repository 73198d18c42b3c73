import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** How large a file is, as people read it: "340 kB", "1.2 MB". */
export function sizeText(bytes: number): string {
  const step = bytes < 1e6 ? 1e3 : bytes < 1e9 ? 1e6 : 1e9;
  const size = formatNumber(bytes / step, bytes / step < 10 ? 1 : 0);
  if (step === 1e3) return t("{{size}} kB", { size });
  return step === 1e6 ? t("{{size}} MB", { size }) : t("{{size}} GB", { size });
}
