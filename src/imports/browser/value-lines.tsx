import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import type { ImportSettings } from "../import-settings.ts";
import { meaningOf, outside } from "./meanings.ts";

/** A text of the file, in how many rows it stands, and what it was taken for. */
export type FileText = { field: string; text: string; count: number; means: string | null; why?: string };

type Props = {
  texts: FileText[];
  meanings: ImportSettings["values"];
  choicesOf: (field: string) => { value: string; label: string }[] | undefined;
  onMean: (field: string, text: string, means: string | null | undefined) => void;
};

/** Texts of the file, each with what it stands for: guessed, and to be changed. */
export function ValueLines({ texts, meanings, choicesOf, onMean }: Props) {
  return (
    <ul className="flex flex-col">
      {texts.map((line) => {
        const { field, text, count, why } = line;
        const choices = choicesOf(field);
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
              <Meaning
                of={line}
                meant={meaningOf(meanings, field, text)}
                choices={choices}
                onMean={(means) => onMean(field, text, means)}
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

type MeaningProps = {
  of: FileText;
  /** What somebody chose for it; null leaves it outside. */
  meant: string | null | undefined;
  choices: { value: string; label: string }[];
  onMean: (means: string | null | undefined) => void;
};

function Meaning({ of: { text, means }, meant, choices, onMean }: MeaningProps) {
  const guess = means ?? "";
  return (
    <Select
      aria-label={t("“{{text}}” means", { text })}
      value={meant === null ? outside : (meant ?? guess)}
      options={[
        ...(means === null ? [{ value: "", label: t("not said yet: stays outside") }] : []),
        ...choices,
        { value: outside, label: t("Leave it out") },
      ]}
      onChange={({ target: { value } }) => onMean(value === outside ? null : value === guess ? undefined : value)}
    />
  );
}
