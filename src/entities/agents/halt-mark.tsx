import { Badge } from "../../ui/badge.tsx";
import { t } from "../../ui/translate.ts";
import { useHalt } from "./use-halt.ts";

/** That they are halted, in a word, where the list is of something else. */
export default function HaltMark() {
  const { halted } = useHalt();
  return halted ? <Badge tone="bad">{t("Halted")}</Badge> : null;
}
