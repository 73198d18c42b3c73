import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { useHalt } from "./use-halt.ts";

/** Says, while they are halted, since when, by whom and why. */
export default function HaltBanner() {
  const { halted } = useHalt();
  if (!halted) return null;
  return (
    <p role="status" className="flex-none border-t border-line bg-bad-soft px-4 py-2 text-ink">
      <strong className="font-semibold">{t("All agents are halted.")}</strong>{" "}
      {t("{{name}}, {{at}}: “{{reason}}”", {
        name: halted.by_name,
        at: formatDateTime(halted.at),
        reason: halted.reason,
      })}
    </p>
  );
}
