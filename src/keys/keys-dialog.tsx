import { Dialog } from "../ui/dialog.tsx";
import { t } from "../ui/translate.ts";
import { written } from "./own-keys.ts";
import { is_apple } from "./read-key.ts";
import { SingleKeys } from "./single-keys-box.tsx";
import { type KeyBinding, keysOf } from "./use-keys.ts";

type Props = {
  keys: KeyBinding[];
  onClose: () => void;
  /** Goes to where other keys are chosen. */
  onChoose: () => void;
};

/** The keys that work where it was opened. */
export default function KeysDialog({ keys, onClose, onChoose }: Props) {
  const shown = keys.filter((binding) => keysOf(binding).length > 0);
  return (
    <Dialog open onOpenChange={onClose} title={t("Keys that work here")}>
      {/* Above, since it has the focus, from which the arrows scroll. */}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
        <SingleKeys />
        <a
          href="/security?part=shortcuts"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onClose();
            onChoose();
          }}
          className="text-row underline underline-offset-2"
        >
          {t("Choose other keys")}
        </a>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 pb-1">
        {[...Map.groupBy(shown, ({ label }) => label)].map(([label, bindings]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="flex justify-end gap-1">
              {bindings.flatMap(keysOf).map((key) => (
                <kbd key={key} className="rounded-sm border border-line px-1.5 font-sans text-meta">
                  {names[key] ?? written(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const alt = is_apple ? "⌥" : "Alt";
const names: Record<string, string> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  "Shift+ArrowLeft": "⇧ ←",
  "Shift+ArrowRight": "⇧ →",
  "Ctrl+Z": is_apple ? "⌘Z" : "Ctrl Z",
  "Alt+J": `${alt} J`,
  "Alt+K": `${alt} K`,
  Escape: "Esc",
  Enter: "↵",
  F6: "F6",
};
