import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { t } from "../ui/translate.ts";
import type { KeyBinding } from "./keys.ts";
import { useSingleKeys } from "./single-keys.ts";

/** The keys that work where it was opened. */
export default function KeysDialog({ keys, onClose }: { keys: KeyBinding[]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={t("Keys that work here")}>
      <SingleKeys />
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 pb-1">
        {[...Map.groupBy(keys, ({ label }) => label)].map(([label, bindings]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="flex justify-end gap-1">
              {bindings
                .flatMap((binding) => binding.keys)
                .map((key) => (
                  <kbd key={key} className="rounded-sm border border-line px-1.5 font-sans text-meta">
                    {names[key] ?? key.toUpperCase().replace("SHIFT+", "⇧ ").replace("ALT+", alt)}
                  </kbd>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Lets single keys act or not, above, since it has the focus, from which the arrows scroll; in the settings too, for they cannot be asked for by a key while they do not. */
function SingleKeys() {
  const [on, set] = useSingleKeys();
  return (
    <div className="mb-3 border-b border-line pb-3">
      <Checkbox
        label={t("Single keys act, such as N for new")}
        checked={on}
        onChange={(event) => set(event.target.checked)}
      />
    </div>
  );
}

const alt = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌥ " : "Alt ";
const names: Record<string, string> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  "Shift+ArrowLeft": "⇧ ←",
  "Shift+ArrowRight": "⇧ →",
  Escape: "Esc",
  Enter: "↵",
};
