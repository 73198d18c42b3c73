import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { type Came, ConsentProof } from "./consent-proof.tsx";

type CameBy = Came & { id: string; form: string; edition: number };
type Props = { entity: "leads" | "contacts"; id: string };

/** By which forms a lead or contact came, or wrote again; nothing where they did not. */
export default function CameByForms({ entity, id }: Props) {
  const { data } = useQuery({
    queryKey: ["form_submissions", "came-by", entity, id],
    queryFn: ({ signal }) =>
      request<{ data: CameBy[] }>("GET", `/api/lead_machine/came-by/${entity}/${id}`, { signal }),
    select: ({ data: came }) => came,
  });
  if (!data?.length) return null;
  return (
    <Part title={t("Came by form")}>
      <ul className="divide-y divide-line-2">
        {data.map((came) => (
          <li key={came.id} className="py-1">
            <details>
              <summary className="py-0.5 touch:py-3">
                {t("{{form}}, edition {{edition}}, {{at}}", {
                  form: came.form,
                  edition: String(came.edition),
                  at: formatDateTime(came.at),
                })}
              </summary>
              <ConsentProof came={came} />
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}
