import { t } from "../../ui/translate.ts";
import type { SentImport } from "./import-client.ts";
import type { ImportSettings } from "../import-settings.ts";
import { translated } from "./import-words.ts";
import { withMeaning } from "./meanings.ts";
import { useChoices } from "./use-choices.ts";
import { useFieldNames } from "./use-field-names.ts";
import { ValueLines } from "./value-lines.tsx";

type Props = { record: SentImport; settings: ImportSettings; onChange: (settings: ImportSettings) => void };

/** The texts that stay outside, each once, with the choice of what they mean where there is one. */
export function LeftOutTexts({ record, settings, onChange }: Props) {
  const choicesOf = useChoices(record.entity);
  const called = useFieldNames(record.entity);
  const asked = record.left_out
    .filter(({ field }) => choicesOf(field))
    .toSorted((one, other) => other.count - one.count);
  if (asked.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-row font-semibold">{t("What do these mean?")}</h3>
      <p className="text-meta text-ink-2">
        {t("Said once, it holds for every row, and for your next file of this kind.")}
      </p>
      <ValueLines
        texts={asked.slice(0, 100).map(({ field, text, count, reason }) => ({
          field,
          text,
          count,
          means: null,
          why: `${called(field)} · ${translated(reason)}`,
        }))}
        meanings={settings.values}
        choicesOf={choicesOf}
        onMean={(field, text, means) => onChange(withMeaning(settings, field, text, means))}
      />
    </section>
  );
}
