import { Plus, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { type MeasureKind, measure_kinds, most, type ReportMeasure } from "../definition-shape.ts";
import { isCountable, isNumber } from "../report-fields.ts";
import { Labelled } from "./labelled.tsx";
import type { Building } from "./report-builder.tsx";
import { measureName, measure_names } from "./report-words.ts";
import type { BuilderField } from "./use-report-fields.ts";

/** What the report counts and works out of each group. */
export function Measures({ definition, fields, change }: Building) {
  const { measures } = definition;
  const own = fields.filter(({ name, own: made }) => !name.includes(".") || made);
  const fieldsOf = (of: MeasureKind) => (of === "distinct" ? own.filter(isCountable) : own.filter(isNumber));
  const kinds = measure_kinds.filter((of) => of === "count" || of === "share" || fieldsOf(of).length > 0);
  const fresh = kinds.filter((of) => measures.every((each) => each.of !== of));
  const add = () => change({ measures: [...measures, begun(fresh[0] ?? "count", fieldsOf)] });
  return (
    <>
      {measures.map((measure, at) => (
        <Measure
          // oxlint-disable-next-line react/no-array-index-key -- A measure is known by its place.
          key={at}
          {...{ measure, kinds }}
          label={at === 0 ? t("Measure") : t("And")}
          name={measureName(measure, fields)}
          fields={fieldsOf(measure.of)}
          onChange={(next) => change({ measures: measures.with(at, next) })}
          onKind={(of) => change({ measures: measures.with(at, begun(of, fieldsOf)) })}
          onRemove={measures.length > 1 ? () => change({ measures: measures.toSpliced(at, 1) }) : undefined}
        />
      ))}
      {measures.length < most.measures && (
        <Button tone="quiet" size="small" className="mb-0.5" onClick={add}>
          <Plus aria-hidden />
          {t("Add measure")}
        </Button>
      )}
    </>
  );
}

function begun(of: MeasureKind, fieldsOf: (of: MeasureKind) => BuilderField[]): ReportMeasure {
  const [first] = fieldsOf(of);
  return of === "count" || of === "share" || !first ? { of } : { of, field: first.name };
}

type Props = {
  measure: ReportMeasure;
  kinds: MeasureKind[];
  label: string;
  name: string;
  fields: BuilderField[];
  onChange: (measure: ReportMeasure) => void;
  onKind: (of: MeasureKind) => void;
  onRemove: (() => void) | undefined;
};

function Measure({ measure, kinds, label, name, fields, onChange, onKind, onRemove }: Props) {
  const { of, field } = measure;
  const named = fields.map((each) => ({ value: each.name, label: each.label }));
  const options = of === "share" ? [{ value: "", label: t("Number of records") }, ...named] : named;
  return (
    <div className="flex items-end gap-1.5">
      <Labelled label={label}>
        {(id) => (
          <Select
            id={id}
            value={of}
            options={kinds.map((value) => ({ value, label: t(measure_names[value]) }))}
            onChange={({ target }) => onKind(target.value as MeasureKind)}
          />
        )}
      </Labelled>
      {of !== "count" && (
        <Select
          aria-label={t("Of the field")}
          className="max-w-48"
          value={field ?? ""}
          options={options}
          onChange={({ target }) => onChange({ of, ...(target.value && { field: target.value }) })}
        />
      )}
      {onRemove && <IconButton icon={X} label={t("Remove {{measure}}", { measure: name })} onClick={onRemove} />}
    </div>
  );
}
