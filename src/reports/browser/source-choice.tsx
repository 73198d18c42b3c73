import { useSession } from "../../client/session-context.ts";
import { placeOf } from "../../entities/places.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { type ReportDefinition, type ReportSource, report_sources } from "../definition-shape.ts";
import { Labelled } from "./labelled.tsx";
import type { Building } from "./report-builder.tsx";

/** The kinds of records that this person may report on. */
export function useSources(): { value: ReportSource; label: string }[] {
  const { rights } = useSession();
  return report_sources
    .filter((source) => rights?.[source]?.["read"])
    .map((source) => ({ value: source, label: sourceWord(source) }));
}

/** A source as people call it. */
export function sourceWord(source: string): string {
  const { words } = placeOf(source) ?? {};
  return words ? t(words.several ?? words.many) : source;
}

/** A report on a kind of records that nothing was chosen for yet. */
export const beginWith = (source: ReportSource): ReportDefinition => ({
  source,
  filters: {},
  groups: [],
  measures: [{ of: "count" }],
  chart: "bar",
});

/** What the report is about; another source begins anew, since its fields are others. */
export function SourceChoice({ definition, change }: Building) {
  const options = useSources();
  return (
    <Labelled label={t("Source")}>
      {(id) => (
        <Select
          id={id}
          value={definition.source}
          options={options}
          onChange={({ target }) => change({ ...beginWith(target.value as ReportSource), compare: undefined })}
        />
      )}
    </Labelled>
  );
}
