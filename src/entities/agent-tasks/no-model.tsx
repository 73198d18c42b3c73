import { useQuery } from "@tanstack/react-query";
import { t } from "../../ui/translate.ts";
import { modelQuery } from "./model-query.ts";

/** Says before somebody asks an agent that no answer will come yet. */
export function NoModel() {
  const { data: has_model } = useQuery(modelQuery);
  if (has_model !== false) return null;
  return (
    <p role="status" className="text-form text-ink-2">
      {t("No model is configured. What you ask waits until an administrator configures one.")}
    </p>
  );
}
