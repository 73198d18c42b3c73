import type { Listed } from "../../entities/places.ts";
import { placeOf } from "../../entities/places.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import type { MergePreview } from "../../entity/merge-words.ts";
import { fieldText } from "../../records/field-text.ts";
import { useFields } from "../../records/use-meta.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { formatNumber } from "../../ui/format.ts";
import { isOne, phrase, t } from "../../ui/translate.ts";

type Field = MergePreview["fields"][number];
type Props = { entity: Listed; preview: MergePreview; take: string[]; onTake: (take: string[]) => void };

/** The fields in which two records differ: those to choose, and what becomes of the others; and what moves. */
export function MergeChoices({ entity, preview, take, onTake }: Props) {
  const { described } = useScreen();
  const fields = useFields(entity);
  const text = (name: string, value: unknown) => valueText(fields, name, value);
  // (Nobody takes nothing in the place of something, but with what belongs to it.)
  const chosen = preview.fields.filter(
    ({ name, way, duplicate, with: along }) => way === "choose" && (along.length > 0 || text(name, duplicate)),
  );
  const choose = ({ name, with: along }: Field, taken: boolean) => {
    const all = [name, ...along];
    const rest = take.filter((each) => !all.includes(each));
    onTake(taken ? [...rest, name] : rest);
  };
  return (
    <>
      {chosen.map((field) => (
        <Choice
          key={field.name}
          label={labelOf(described, field.name)}
          kept={text(field.name, field.kept)}
          duplicate={text(field.name, field.duplicate)}
          taken={[field.name, ...field.with].some((name) => take.includes(name))}
          onTake={(taken) => choose(field, taken)}
        />
      ))}
      {chosen.length === 0 && <p className="text-ink-2">{t("There is nothing to choose: no field has two values.")}</p>}
      <Following {...{ preview, text }} />
      <Moves moves={preview.moves} />
    </>
  );
}

type Text = (name: string, value: unknown) => string;

/** What becomes of the fields that nobody need choose. */
function Following({ preview, text }: { preview: MergePreview; text: Text }) {
  const { described } = useScreen();
  const said = preview.fields.filter(({ way, duplicate }) => way !== "choose" && text("", [duplicate]));
  if (said.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-ink-2">
      {said.map(({ name, way, duplicate }) => (
        <li key={name} className="break-words">
          {t(words[way] ?? "", { field: labelOf(described, name), value: text(name, duplicate) })}
        </li>
      ))}
    </ul>
  );
}

const words: Record<string, string> = {
  fill: phrase("{{field}}: {{value}} is taken over."),
  unite: phrase("{{field}}: both together."),
  join: phrase("{{field}}: one below the other."),
  either: phrase("{{field}}: the stricter of the two."),
};

type ChoiceProps = {
  label: string;
  kept: string;
  duplicate: string;
  taken: boolean;
  onTake: (taken: boolean) => void;
};

function Choice({ label, kept, duplicate, taken, onTake }: ChoiceProps) {
  const option = (value: string, is: boolean) => (
    <label
      className={`flex min-w-0 cursor-pointer items-start gap-2 px-3 py-2 touch:min-h-11 ${taken === is ? "bg-person-soft/40" : ""}`}
    >
      <input
        type="radio"
        name={`merge-${label}`}
        checked={taken === is}
        onChange={() => onTake(is)}
        className="mt-1 flex-none accent-person"
      />
      <span className="min-w-0 break-words">{value || <span className="text-ink-3">{t("Empty")}</span>}</span>
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-row font-medium">{label}</legend>
      <div className="grid grid-cols-2 divide-x divide-line-2 rounded-md border border-line">
        {option(kept, false)}
        {option(duplicate, true)}
      </div>
    </fieldset>
  );
}

function Moves({ moves }: { moves: Record<string, number> }) {
  const said = Object.entries(moves).map(([entity, count]) => {
    const { one, many, several = many } = placeOf(entity)?.words ?? { one: entity, many: entity };
    return `${formatNumber(count)} ${t(isOne(count) ? one : several).toLocaleLowerCase()}`;
  });
  if (said.length === 0) return null;
  return <p className="text-ink-2">{t("Comes along: {{things}}.", { things: said.join(", ") })}</p>;
}

/** A value as people read it; of records their names. */
function valueText(fields: FieldMeta[], name: string, value: unknown): string {
  const field = fields.find((each) => each.name === name);
  if (Array.isArray(value) && (!field || field.kind === "reference")) return value.filter(Boolean).join(", ");
  return field && field.kind !== "reference" ? fieldText(field, value) : String(value ?? "");
}
