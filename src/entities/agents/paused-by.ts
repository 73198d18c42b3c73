import { useNames } from "../../records/names.ts";
import { t } from "../../ui/translate.ts";
import type { AgentRow } from "./agent-card.tsx";

/** Who paused the agent, as a sentence; nothing of one that is not paused. */
export function usePausedBy({ status, paused_by }: Pick<AgentRow, "status" | "paused_by">): string | null {
  const nameOf = useNames();
  if (status !== "paused") return null;
  if (!paused_by) return t("Paused by the system");
  return t("Paused by {{name}}", { name: nameOf(paused_by) ?? t("a colleague") });
}
