import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import type { ImportSettings } from "../import-settings.ts";
import { meaningOf, outside } from "./meanings.ts";

/** A text of the file, in how many rows it stands, and what it was taken for. */
export type Said = { field: string; text: string; count: number; means: string | null; why?: string };

type Props = {
  said: Said[];
  meanings: ImportSettings["values"];
  choicesOf: (field: string) => { value: string; label: string }[] | undefined;
  onMean: (field: string, text: string, means: string | null | undefined) => void;
};

/** Texts of the file, each with what it stands for: guessed, and to be changed. */
export function ValueLines({ said, meanings, choicesOf, onMean }: Props) {
  return (
    <ul className="flex flex-col">
      {said.map(({ field, text, count, means, why }) => {
        const choices = choicesOf(field);
        const meant = meaningOf(meanings, field, text);
        const value = meant === null ? outside : (meant ?? means ?? "");
        return (
          <li
            key={`${field} ${text}`}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-line-2 py-1 last:border-0"
          >
            <p className="min-w-0">
              <span className="block truncate">{text}</span>
              <span className="block text-meta text-ink-3 tabular-nums [overflow-wrap:anywhere]">
                {[why, t("{{count}}×", { count })].filter(Boolean).join(" · ")}
              </span>
            </p>
            {choices ? (
              <Select
                aria-label={t("“{{text}}” means", { text })}
                value={value}
                options={[
                  ...(means === null ? [{ value: "", label: t("not said yet: stays outside") }] : []),
                  ...choices,
                  { value: outside, label: t("Leave it out") },
                ]}
                onChange={({ target }) =>
                  onMean(
                    field,
                    text,
                    target.value === outside ? null : target.value === (means ?? "") ? undefined : target.value,
                  )
                }
              />
            ) : (
              <span className="text-meta text-ink-3">{t("stays outside")}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
