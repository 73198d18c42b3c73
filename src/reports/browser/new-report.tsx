import { useAddress } from "../../records/address.ts";
import type { CreateProps } from "../../records/list-description.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { t } from "../../ui/translate.ts";
import type { ReportDefinition, ReportSource } from "../definition-shape.ts";
import { ready_reports } from "./ready-reports.ts";
import { addressOf } from "./report-address.ts";
import { beginWith, useSources } from "./source-choice.tsx";

/** What a new report begins with: a kind of records, or one of those that are ready. */
export default function NewReport({ onClose }: CreateProps) {
  const sources = useSources();
  const [, go] = useAddress();
  const begin = (definition: ReportDefinition) => go({ new: null, ...addressOf(definition) }, { replace: true });
  const offered = sources.map(({ value, label }) => {
    const ready = ready_reports.filter(({ definition }) => definition.source === value);
    return { source: value, label, ready };
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("New report")}
      description={t("Begin with records of one kind, or with a report that is ready.")}
    >
      <ul className="flex flex-col gap-3">
        {offered.map(({ source, label, ready }) => (
          <li key={source}>
            <Begin label={label} strong onChoose={() => begin(beginWith(source as ReportSource))} />
            <ul className="ml-2 border-l border-line pl-2">
              {ready.map(({ name, definition }) => (
                <li key={name}>
                  <Begin label={t(name)} onChoose={() => begin(definition)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Begin({ label, strong = false, onChoose }: { label: string; strong?: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      data-control
      onClick={onChoose}
      className={`flex min-h-8 w-full items-center rounded-sm px-2 text-left text-row hover:bg-sunken touch:min-h-11 ${strong ? "font-medium" : "text-ink-2"}`}
    >
      {label}
    </button>
  );
}
