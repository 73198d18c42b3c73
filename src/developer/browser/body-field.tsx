import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import type { ApiDocument, Schema } from "./api-document.ts";
import { propertiesOf, type Property } from "./api-example.ts";
import { Prose } from "./prose.tsx";

type Props = {
  document: ApiDocument;
  schema: Schema;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** The body of a request as JSON, with what it may hold. */
export function BodyField({ document, schema, text, error, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={t("JSON body")} name="body" error={error}>
        {(ties) => (
          <Textarea
            {...ties}
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            className="max-h-120 font-mono text-meta!"
          />
        )}
      </Field>
      <Properties properties={propertiesOf(document, schema)} />
    </div>
  );
}

function Properties({ properties }: { properties: Property[] }) {
  if (properties.length === 0) return null;
  return (
    <details className="text-meta text-ink-2">
      <summary className="cursor-pointer touch:py-2">{t("Properties of the body")}</summary>
      <dl className="mt-1 flex flex-col gap-1">
        {properties.map(({ name, type, required, description }) => (
          <div key={name}>
            <dt className="inline font-mono text-ink">{name}</dt>
            <dd className="ml-2 inline">
              <span className="font-mono">{type}</span>
              {required && <span className="ml-1.5 font-medium">{t("required")}</span>}
              {description && <Prose text={` ${description}`} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
