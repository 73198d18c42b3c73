import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { t } from "../../ui/translate.ts";
import { AnswerView } from "./answer-view.tsx";
import type { ApiDocument, Operation } from "./api-document.ts";
import { exampleOf } from "./api-example.ts";
import { type Answer, type Filled, missingOf, send } from "./api-request.ts";
import { BodyField } from "./body-field.tsx";
import { ParameterFields } from "./parameter-fields.tsx";
import { Prose } from "./prose.tsx";
import { SendLine } from "./send-line.tsx";
import { Snippets } from "./snippets.tsx";

type Props = { document: ApiDocument; operation: Operation };

/** One operation: what it does, its parameters and body to fill in, and what came back. */
export function Console({ document, operation }: Props) {
  const [filled, fill] = useState<Filled>(() => ({ values: {}, body: bodyOf(document, operation) }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  // What came back; the sentence where nothing did.
  const [answer, setAnswer] = useState<Answer | string | null>(null);
  async function submit() {
    const wrong = errorsOf(operation, filled);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setAnswer(await send(operation, filled).catch(() => t("The server did not answer.")));
  }
  return (
    <article aria-labelledby="operation" className="flex max-w-4xl flex-col gap-4">
      <Head operation={operation} />
      <Request document={document} operation={operation} filled={filled} errors={errors} onChange={fill} />
      <SendLine operation={operation} onSend={submit} />
      {typeof answer === "string" && (
        <p role="alert" className="text-bad">
          {answer}
        </p>
      )}
      {answer && typeof answer !== "string" && <AnswerView answer={answer} name={operation.id} />}
      <Snippets operation={operation} filled={filled} url={document.servers[0]?.url ?? ""} />
    </article>
  );
}

const takesJson = ({ body }: Operation) => body?.media === "application/json";

function bodyOf(document: ApiDocument, operation: Operation): string {
  const { body } = operation;
  return body && takesJson(operation) ? JSON.stringify(body.example ?? exampleOf(document, body.schema), null, 2) : "";
}

/** What is wrong with what was filled in, by field. */
function errorsOf(operation: Operation, filled: Filled): Record<string, string> {
  const wrong = Object.fromEntries(missingOf(operation, filled).map((name) => [name, t("Enter a value.")]));
  if (!takesJson(operation)) return wrong;
  try {
    JSON.parse(filled.body);
    return wrong;
  } catch (error) {
    return { ...wrong, body: t("This is not JSON: {{reason}}", { reason: (error as Error).message }) };
  }
}

function Head({ operation: { method, path, summary, description } }: { operation: Operation }) {
  const [{ q, group }] = useAddress();
  return (
    <header>
      <PageLink
        to="/developer"
        search={{ q, group }}
        className="mb-2 inline-flex items-center gap-1 text-person touch:py-2"
      >
        <ChevronLeft aria-hidden />
        {t("All operations")}
      </PageLink>
      <h2 id="operation" lang="en" className="text-page font-semibold">
        {summary}
      </h2>
      <p className="font-mono text-meta wrap-anywhere text-ink-2">
        {method} {path}
      </p>
      <p className="mt-2 max-w-[72ch] whitespace-pre-line text-ink-2">
        <Prose text={description} />
      </p>
    </header>
  );
}

type RequestProps = Props & {
  filled: Filled;
  errors: Record<string, string>;
  onChange: (filled: Filled) => void;
};

function Request({ document, operation, filled, errors, onChange }: RequestProps) {
  return (
    <>
      <ParameterFields
        operation={operation}
        values={filled.values}
        errors={errors}
        onChange={(name, value) => onChange({ ...filled, values: { ...filled.values, [name]: value } })}
      />
      {operation.body && takesJson(operation) && (
        <BodyField
          document={document}
          schema={operation.body.schema}
          text={filled.body}
          error={errors["body"]}
          onChange={(body) => onChange({ ...filled, body })}
        />
      )}
    </>
  );
}
