import { Picker } from "../../records/picker.tsx";
import type { SavedReport } from "../../reports/browser/save-report.tsx";
import { Field } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import { heights, most, widths } from "../dashboard-shape.ts";
import { DrawnFields } from "./drawn-fields.tsx";
import type { Draft } from "./tile-draft.ts";
import { useReadyOffered } from "./use-ready-offered.ts";

export type TileFieldsProps = { draft: Draft; put: (change: Partial<Draft>) => void };

/** What is to be said of a tile, by its kind. */
export function TileFields({ draft, put }: TileFieldsProps) {
  return (
    <>
      {draft.kind === "ready" && <Ready {...{ draft, put }} />}
      {draft.kind === "report" && <Saved {...{ draft, put }} />}
      {draft.kind === "text" ? <Text {...{ draft, put }} /> : <DrawnFields {...{ draft, put }} />}
      <TextField
        label={t("Title")}
        name="title"
        optional={t("optional")}
        value={draft.title}
        maxLength={most.title}
        onChange={(title) => put({ title })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="width"
          label={t("Width")}
          value={String(draft.width)}
          options={widths.map((width) => ({
            value: String(width),
            label: t("{{count}} of 4 columns", { count: width }),
          }))}
          onChange={(width) => put({ width: Number(width) as Draft["width"] })}
        />
        <SelectField
          name="height"
          label={t("Height")}
          value={String(draft.height)}
          options={heights.map((height) => ({
            value: String(height),
            label: t("{{count}} of 3 rows", { count: height }),
          }))}
          onChange={(height) => put({ height: Number(height) as Draft["height"] })}
        />
      </div>
    </>
  );
}

function Ready({ draft, put }: TileFieldsProps) {
  const options = useReadyOffered().map(({ key, name }) => ({ value: key, label: t(name) }));
  return (
    <SelectField
      name="ready"
      label={t("Ready report")}
      value={draft.ready}
      {...{ options }}
      onChange={(ready) => put({ ready: ready as Draft["ready"], day: "own" })}
    />
  );
}

function Saved({ draft, put }: TileFieldsProps) {
  return (
    <Picker<SavedReport>
      entity="reports"
      label={t("Find a report by its name")}
      value={draft.report}
      onChange={({ id }) => put({ report: id, day: "own" })}
      content={({ name }) => <span className="truncate">{name}</span>}
    />
  );
}

function Text({ draft, put }: TileFieldsProps) {
  return (
    <Field label={t("Text")} name="text" hint={t("Markdown: **bold**, - lists, [links](/reports).")}>
      {(ties) => (
        <Textarea
          {...ties}
          rows={6}
          value={draft.text}
          maxLength={most.text}
          onChange={({ target }) => put({ text: target.value })}
        />
      )}
    </Field>
  );
}
