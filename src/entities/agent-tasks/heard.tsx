import { Words } from "../../timeline/browser/words.tsx";
import { t } from "../../ui/translate.ts";
import { useSteps } from "./use-steps.ts";

/** What a model has written so far for a task that is under way; nothing before its first words. */
export function Heard({ task }: { task: string }) {
  const heard = useSteps(task, true).findLast((step) => step.heard !== null)?.heard;
  if (!heard) return null;
  return (
    <div aria-busy>
      <p className="text-meta text-ink-3">{t("Being written")}</p>
      <Words text={heard} stays />
    </div>
  );
}
