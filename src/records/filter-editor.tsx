import { type SubmitEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { DateInput } from "../ui/date-input.tsx";
import { parseNumber } from "../ui/parse-number.ts";
import { TextInput } from "../ui/text-input.tsx";
import { phrase, t } from "../ui/translate.ts";
import { readDate, typedDate } from "../ui/typed-date.ts";
import { useAddress } from "./address.ts";
import { daysOf, no_day, spans } from "./date-spans.ts";
import { unreadable } from "./field-text.ts";
import { joinRange, joinValues, type Range, splitRange, splitValues } from "./filter-values.ts";
import { lateWord } from "./filter-words.ts";
import type { FilterField, FilterOption } from "./filters.ts";
import { useEntity } from "./entity-context.ts";
import { useField } from "./use-meta.ts";
import { useUsedValues } from "./used-values.ts";

type Props = { field: FilterField; word: string; onDone: () => void };

/** Chooses the value of a filter; a tick counts at once, what is typed counts with Enter. */
export default function FilterEditor(props: Props) {
  const { field } = props;
  if (field.kind === "choice") return <Choices {...props} options={field.options} late={field.late} />;
  if (field.kind === "text") return <Words {...props} />;
  if (field.kind === "amount") return <Amounts {...props} />;
  return <Days {...props} />;
}

function Choices(props: Props & { options: FilterOption[]; late: "choices" | "use" | undefined }) {
  const { field, word, late } = props;
  const entity = useEntity();
  const own = useField(entity, field.column)?.choices ?? [];
  const used = useUsedValues(entity, field.column, late === "use");
  const come = late === "use" ? used : late ? own : [];
  const options = [
    ...props.options.filter(({ hidden }) => !hidden),
    ...come.map((value) => ({ value, label: lateWord(field, value) ?? value })),
  ];
  const [, go] = useAddress();
  const chosen = splitValues(word);
  function toggle(value: string) {
    const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
    go({ [field.name]: next.length > 0 ? joinValues(next) : null });
  }
  return (
    <fieldset className="max-h-80 overflow-y-auto">
      <legend className={heading}>{field.label}</legend>
      {options.map(({ value, label }, index) => (
        <div key={value} className="rounded-sm px-2 first-letter:uppercase hover:bg-sunken">
          <Checkbox
            label={label.charAt(0).toUpperCase() + label.slice(1)}
            autoFocus={index === 0}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Words({ field, word, onDone }: Props) {
  const [, go] = useAddress();
  const [text, setText] = useState(word);
  const submit = submitting(() => go({ [field.name]: text.trim() || null }), onDone);
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 p-1">
      <TextInput autoFocus aria-label={field.label} value={text} onChange={(event) => setText(event.target.value)} />
      <Apply />
    </form>
  );
}

function Amounts({ field, word, onDone }: Props) {
  const [, go] = useAddress();
  const [range, setRange] = useState(splitRange(word, "-"));
  const plain = (text: string) => String(parseNumber(text) || "");
  const submit = submitting(() => {
    const ends = { from: plain(range.from), to: plain(range.to) };
    go({ [field.name]: joinRange(ends, "-") || null });
  }, onDone);
  return (
    <form onSubmit={submit} className="flex w-60 flex-col gap-2 p-1">
      <Ends range={range} onChange={setRange} />
      <Apply />
    </form>
  );
}

function Days({ field, word, onDone }: Props) {
  const [, go] = useAddress();
  const [range, setRange] = useState(word.includes("..") ? typedEnds(daysOf(word)) : { from: "", to: "" });
  const [error, setError] = useState("");
  const choose = (value: string) => {
    go({ [field.name]: value || null });
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [from, to] = [range.from, range.to].map((text) => (text.trim() ? readDate(text) : ""));
    if (from === undefined || to === undefined) return setError(unreadable({ kind: "date", list: false }));
    choose(joinRange({ from, to }, ".."));
  };
  return (
    <div className="w-72">
      <Spans chosen={word} empty={"empty" in field && field.empty} onChoose={choose} />
      <form onSubmit={submit} className="mt-1 flex flex-col gap-2 border-t border-line p-1 pt-2">
        <Ends range={range} onChange={setRange} days />
        {error && (
          <p role="alert" className="text-meta text-bad">
            {error}
          </p>
        )}
        <Apply />
      </form>
    </div>
  );
}

/** Days that are asked for by a name, such as this week. */
function Spans({ chosen, empty, onChoose }: SpansProps) {
  const offered = [...spans, ...(empty ? [{ name: no_day, label: phrase("not set") }] : [])];
  return (
    <div className="flex flex-col">
      {offered.map(({ name, label }, index) => (
        <button
          key={name}
          type="button"
          autoFocus={index === 0}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          className="h-8 rounded-sm px-2 text-left first-letter:uppercase hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:font-medium aria-pressed:text-person touch:h-11"
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}

type SpansProps = { chosen: string; empty: boolean | undefined; onChoose: (name: string) => void };
type EndsProps = { range: Range; onChange: (range: Range) => void; days?: boolean };

function Ends({ range, onChange, days }: EndsProps) {
  const ends = [
    ["from", t("From")],
    ["to", t("To")],
  ] as const;
  return (
    <div className="flex gap-2">
      {ends.map(([end, label]) => {
        const change = (text: string) => onChange({ ...range, [end]: text });
        return (
          <label key={end} className="flex min-w-0 flex-1 flex-col text-meta text-ink-3">
            {label}
            {days ? (
              <DateInput text={range[end]} onText={change} />
            ) : (
              <TextInput inputMode="decimal" value={range[end]} onChange={(event) => change(event.target.value)} />
            )}
          </label>
        );
      })}
    </div>
  );
}

function typedEnds({ from, to }: Range): Range {
  return { from: from && typedDate(from), to: to && typedDate(to) };
}

function Apply() {
  return (
    <Button type="submit" size="small" tone="primary">
      {t("Apply")}
    </Button>
  );
}

function submitting(send: () => void, done: () => void) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    done();
  };
}

const heading = "px-2 pt-1 pb-1 text-tag font-medium text-ink-3";
