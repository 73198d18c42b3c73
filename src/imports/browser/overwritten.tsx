import { t } from "../../ui/translate.ts";
import type { Sample } from "../import-record.ts";
import { useFieldNames } from "./use-field-names.ts";

/** What records that are there hold now, and what the file puts in its place. */
export function Overwritten({ entity, samples }: { entity: string; samples: Sample[] }) {
  const called = useFieldNames(entity);
  const changing = samples.filter(({ before }) => before && Object.keys(before).length > 0);
  if (changing.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-row font-semibold">{t("What is overwritten")}</h3>
      <ul
        // A scrolling region is reached by the keyboard only where it can be focused.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("What is overwritten")}
        className="max-h-56 overflow-y-auto rounded-md border border-line"
      >
        {changing.map(({ line, values, before = {} }) => (
          <li key={line} className="border-b border-line-2 px-3 py-1.5 last:border-0">
            <p className="text-meta text-ink-3 tabular-nums">{t("Line {{line}}", { line })}</p>
            {Object.keys(before).map((field) => (
              <p key={field} className="[overflow-wrap:anywhere]">
                <span className="text-ink-2">{called(field)}: </span>
                <del className="text-ink-3">{shown(before[field])}</del>
                {" → "}
                <ins className="no-underline">{shown(values[field])}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function shown(value: unknown): string {
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  return text === "" ? t("empty") : text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
