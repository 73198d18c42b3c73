import { formatDate, formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** Says that a project begins before what it waits for has ended, or too soon after that. */
export function earlyWords(project: string, ends: string, begins: string, lag: number): string {
  const day = formatDate(ends);
  if (begins <= ends) return t("Begins before {{project}} ends ({{day}}).", { project, day });
  if (lag === 0) return t("Too soon after {{project}} ends ({{day}}).", { project, day });
  const count = formatNumber(lag);
  return t("Too soon after {{project}} ends ({{day}}): working days between are to be {{count}}.", {
    project,
    day,
    count,
  });
}
