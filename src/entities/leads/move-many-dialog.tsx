import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import type { Where } from "../../entity/list-request.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { recordClient } from "../../records/record-client.ts";
import { useFields, useVerbs } from "../../records/use-meta.ts";
import { actWord } from "../../screen/act-words.ts";
import { type AskedOfMany, useScreen } from "../../screen/description.ts";
import { FormLine } from "../../screen/form-line.tsx";
import { labelOf } from "../../screen/label.ts";
import { readForm } from "../../screen/read-form.ts";
import { verbFields } from "../../screen/verb-fields.ts";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { stageKnown, stagesKnown } from "../stages/known.ts";
import { open_types } from "../stages/stage-types.ts";
import { lackedFor } from "./lacked-for.ts";

/** Asks where many leads go, and once for all what that stage needs and some of them lack. */
export default function MoveManyDialog({ what, rows, matching, send, onClose }: AskedOfMany) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const columns = useFields("leads");
  const verb = useVerbs("leads")["move"];
  const [where] = verb ? verbFields(verb, columns) : [];
  const stage = texts["stage"] ?? where?.choices?.[0] ?? "";
  const lacks = useLacks(stage, columns, rows as Entry<"leads">[], matching);
  const asked = columns.filter(({ name }) => (lacks.by_field[name] ?? 0) > 0).map(unneeded);
  const label = useLabel(lacks.by_field);
  const act = actWord("leads", "move");
  const type = (column: string, text: string) => setTexts((all) => ({ ...all, [column]: text }));
  const go = async () => {
    const lacking = readForm(asked, null, texts);
    return send({ stage, ...(Object.keys(lacking).length > 0 && { lacking }) });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("{{act}}: {{what}}", { act, what })}
      act={act}
      labels={Object.fromEntries([...asked.map(({ name }) => name), "stage"].map((name) => [name, label(name)]))}
      waiting={!where}
      send={go}
    >
      {(errors) => (
        <>
          {where && <Line {...{ errors, label, type }} field={where} text={stage} />}
          <Lacking count={lacks.any} stage={stage} />
          {asked.map((field) => (
            <Line key={field.name} {...{ field, errors, label, type }} text={texts[field.name] ?? ""} />
          ))}
        </>
      )}
    </FormDialog>
  );
}

/** What a field is called, with how many lack it. */
function useLabel(by_field: Record<string, number>): (name: string) => string {
  const { described } = useScreen();
  return (name) => {
    const [count, field] = [by_field[name], labelOf(described, name)];
    return count ? t("{{field}} ({{count}} lack it)", { field, count: formatNumber(count) }) : field;
  };
}

type LineProps = {
  field: FieldMeta;
  text: string;
  errors: Record<string, string>;
  label: (name: string) => string;
  type: (name: string, text: string) => void;
};

function Line({ field, text, errors, label, type }: LineProps) {
  const { fields } = useScreen().described;
  const { name } = field;
  return (
    <FormLine
      {...{ field, text, type }}
      entity="leads"
      label={label(name)}
      error={errors[name] ?? errors[`lacking.${name}`]}
      suggested={!!fields?.[name]?.suggested}
    />
  );
}

function Lacking({ count, stage }: { count: number; stage: string }) {
  if (count === 0) return null;
  return (
    <p role="status" className="text-ink-2">
      {t(
        "“{{stage}}” needs what {{count}} of them lack. What you write here goes to those only; who lacks something still stays where they are.",
        { stage: wholeChoiceWord(stage, "stages"), count: formatNumber(count) },
      )}
    </p>
  );
}

const unneeded = (field: FieldMeta): FieldMeta => ({ ...field, required: false });

/** How many of those that are meant lack what a stage needs, at all and by field. */
function useLacks(stage: string, columns: FieldMeta[], rows: Entry<"leads">[], matching: AskedOfMany["matching"]) {
  const needed = columns.filter(({ name }) => stageKnown(stage)?.required_fields.includes(name));
  const wheres = matching && needed.length > 0 ? [...needed.map(none), { or: needed.map(none) }] : [];
  const counts = useQueries({
    queries: wheres.map((lack) => {
      const { where, ...rest } = matching ?? {};
      const asked = { ...rest, where: { and: [...(where ? [where as Where] : []), lack, moving(stage)] } };
      return {
        queryKey: ["leads", "summary", "lacks", asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => recordClient("leads").summary(asked, signal),
      };
    }),
  }).map(({ data }) => data?.[0]?.count ?? 0);
  if (matching) return { any: counts.at(-1) ?? 0, by_field: byField(needed, (_, index) => counts[index] ?? 0) };
  const lacked = rows.filter((row) => movable(stage).includes(row.stage)).map((row) => lackedFor(row, stage));
  return {
    any: lacked.filter((fields) => fields.length > 0).length,
    by_field: byField(needed, ({ name }) => lacked.filter((fields) => fields.includes(name)).length),
  };
}

const byField = (fields: FieldMeta[], count: (field: FieldMeta, index: number) => number) =>
  Object.fromEntries(fields.map((field, index) => [field.name, count(field, index)]));

/** Those that will move: open, and not there yet. */
const movable = (stage: string) =>
  stagesKnown(undefined, open_types)
    .map(({ key }) => key)
    .filter((key) => key !== stage);
const moving = (stage: string): Where => ({ stage: { in: movable(stage) } });

// (Every address has an @, every number its +.)
function none({ name, kind, list }: FieldMeta): Where {
  if (list) return { not: { [name]: { contains: kind === "email" ? "@" : "+" } } };
  const text = ["line", "text", "url", "country"].includes(kind);
  return text ? { or: [{ [name]: null }, { [name]: "" }] } : { [name]: null };
}
