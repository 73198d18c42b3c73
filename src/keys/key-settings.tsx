import { useSession } from "../client/session-context.ts";
import { SingleKeys } from "./single-keys-box.tsx";
import type { OwnKeys } from "./usual.ts";
import { useRoutes } from "../pages/routes-context.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { actGroups } from "./act-groups.ts";
import { KeyLine } from "./key-line.tsx";
import { useOwnKeys } from "./use-own-keys.ts";

/** The keys of all that one can do, to choose others. */
export default function KeySettings() {
  const [own, keep] = useOwnKeys();
  const groups = actGroups(useSession(), useRoutes());
  const labels = new Map(groups.flatMap(({ acts }) => acts).map(({ of, label }) => [of, label]));
  return (
    <>
      <SingleKeys />
      <p className="mt-1 text-ink-2">
        {t(
          "Press a key to choose another: one character, or two in a row. The arrows, Enter, Esc, Tab and what goes with Ctrl, Alt or ⌘ stay as they are.",
        )}
      </p>
      <div className="mt-3 gap-x-10 tablet:columns-2">
        {groups.map(({ title, acts }) => (
          <div key={title} className="break-inside-avoid pb-5">
            <h3 className="mb-1 font-medium">{title}</h3>
            <ul className="divide-y divide-line-2">
              {acts.map(({ of, label }) => (
                <KeyLine key={of} act={of} {...{ label, own, labels }} onKeep={keep} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ResetAll own={own} onKeep={keep} />
    </>
  );
}

function ResetAll({ own, onKeep }: { own: OwnKeys; onKeep: (keys: OwnKeys) => void }) {
  const isUsual = Object.keys(own).length === 0;
  const reset = () => {
    onKeep({});
    toast(t("All keys are the usual ones."), { tone: "good", undo: () => onKeep(own) });
  };
  return (
    <div>
      <Button disabledReason={isUsual ? t("All keys are the usual ones.") : undefined} onClick={reset}>
        {t("Reset all keys")}
      </Button>
    </div>
  );
}
