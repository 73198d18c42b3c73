import { useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyLine, copyWord } from "../../ui/copy-line.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import { useCopying } from "../../ui/use-copying.ts";

type Props = { form: Pick<Entry<"forms">, "id" | "edition" | "status"> };
type Shared = { address: string; snippet: string };

/** How a form comes before people: its own address, and HTML for a page of another site. */
export function SharePart({ form: { id, edition, status } }: Props) {
  const { data } = useQuery({
    queryKey: ["forms", "share", id, edition],
    queryFn: ({ signal }) => request<{ data: Shared }>("GET", `/api/lead_machine/forms/${id}/share`, { signal }),
    select: ({ data: shared }) => shared,
  });
  return data ? <Shared {...data} status={status} /> : null;
}

function Shared({ address, snippet, status }: Shared & { status: string }) {
  const html = useCopying(snippet);
  return (
    <Part title={t("On your pages")}>
      {status !== "published" && (
        <p className="pb-1 text-warn">{t("Nothing is taken before the form is published.")}</p>
      )}
      <div className="flex flex-col gap-2">
        <Field name="address" label={t("Its address")}>
          {(ties) => <CopyLine {...ties} text={address} />}
        </Field>
        <Field
          name="snippet"
          label={t("HTML for a page of another site")}
          hint={t("It needs no script and no cookies. Copy it again after each change of the form.")}
        >
          {(ties) => <Textarea {...ties} readOnly rows={5} value={snippet} className="max-h-40 font-mono text-meta" />}
        </Field>
        <span>
          <Button size="small" onClick={html.copy}>
            {copyWord(html.copied)}
          </Button>
        </span>
      </div>
    </Part>
  );
}
