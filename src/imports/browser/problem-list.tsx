import { Download } from "lucide-react";
import { buttonLook } from "../../ui/button-look.ts";
import { t } from "../../ui/translate.ts";
import { problemsAddress, type SentImport } from "./import-client.ts";
import { leftText, reasonText } from "./import-words.ts";
import { useFieldNames } from "./use-field-names.ts";
import { useProblems } from "./use-import.ts";

/** The rows that were not taken, each with its line and why; all of them as a file. */
export function ProblemList({ record }: { record: SentImport }) {
  const problems = useProblems(record);
  const called = useFieldNames(record.entity);
  if (problems.length === 0) return null;
  const undone = record.state === "undone";
  const title = undone ? t("What stays as it is") : t("Rows and values not imported");
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-row font-semibold">{title}</h3>
      <ul
        // A scrolling region is reached by the keyboard only where it can be focused.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        className="max-h-56 overflow-y-auto rounded-md border border-line"
      >
        {problems.slice(0, 200).map(({ line, cells, reasons, left_out }) => (
          <li key={line} className="border-b border-line-2 px-3 py-1.5 last:border-0">
            <p className="flex gap-2">
              {!undone && <span className="flex-none text-ink-3 tabular-nums">{t("Line {{line}}", { line })}</span>}
              <span>
                {[reasonText(reasons, called), ...left_out.map((one) => leftText(one, called))]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            {cells.length > 0 && <p className="truncate text-meta text-ink-3">{cells.filter(Boolean).join(" · ")}</p>}
          </li>
        ))}
      </ul>
      {!undone && (
        <div>
          <a href={problemsAddress(record.id)} download className={buttonLook("plain", "medium")}>
            <Download aria-hidden />
            {t("Download rows to fix and re-import")}
          </a>
        </div>
      )}
    </section>
  );
}
