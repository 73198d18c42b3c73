import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { ReferenceListControl } from "../../screen/reference-list-control.tsx";
import { idsOf } from "../../screen/ids-of.ts";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { FormValues, SetForm } from "./use-form-draft.ts";

type Props = { id: string; values: FormValues; set: SetForm };

const colleagues = { kind: "employee", status: "active" } as const;

/** How the leads of a form are given, and who would get the next ten by that, before it is saved. */
export function WhoGetsLeads({ id, values, set }: Props) {
  const { assigning } = values;
  return (
    <Part title={t("Who gets the leads")}>
      <div className="flex flex-col items-start gap-2">
        <SegmentedControl
          label={t("Who gets the leads")}
          value={assigning}
          options={[
            { value: "owner", label: t("One person") },
            { value: "turn", label: t("In turn") },
            { value: "least", label: t("Fewest open leads") },
          ]}
          onChange={(to) => set({ assigning: to })}
        />
        {assigning !== "owner" && <Among {...{ values, set }} />}
        <Alone {...{ values, set }} />
        <NextTen {...{ id, values }} />
      </div>
    </Part>
  );
}

type PartProps = Omit<Props, "id">;

function Among({ values, set }: PartProps) {
  return (
    <Field name="assignee_ids" label={t("Among")} hint={t("Who is away for the day is left out, unless all are.")}>
      {(ties) => (
        <ReferenceListControl
          {...ties}
          entity="people"
          first={colleagues}
          text={values.assignee_ids.join(", ")}
          onText={(text) => set({ assignee_ids: idsOf(text) })}
        />
      )}
    </Field>
  );
}

/** The one person who gets all leads, or those for which nobody else is there. */
function Alone({ values: { assigning, lead_owner_id }, set }: PartProps) {
  return (
    <div className="w-full">
      <Field
        name="lead_owner_id"
        label={assigning === "owner" ? t("Person") : t("If none of them is there")}
        hint={t("Without one, the leads are nobody's and can be claimed.")}
      >
        {(ties) => (
          <ReferenceControl
            {...ties}
            entity="people"
            where={colleagues}
            text={lead_owner_id ?? ""}
            onText={(text) => set({ lead_owner_id: text || null })}
          />
        )}
      </Field>
    </div>
  );
}

function NextTen({ id, values: { assigning, lead_owner_id, assignee_ids } }: Omit<Props, "set">) {
  const asked = new URLSearchParams({ assigning, people: assignee_ids.join(",") });
  if (lead_owner_id) asked.set("owner", lead_owner_id);
  const path = `/api/lead_machine/forms/${id}/next?${asked}`;
  const { data } = useQuery({
    queryKey: ["leads", "form-next", path],
    queryFn: ({ signal }) => request<{ data: { id: string | null; name: string | null }[] }>("GET", path, { signal }),
    select: ({ data: next }) => next,
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <div>
      <h4 className="text-row font-medium">{t("Who would get the next ten")}</h4>
      <ol aria-label={t("Who would get the next ten")} className="flex flex-wrap gap-x-3 text-ink-2">
        {data.map(({ name }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is all that tells them apart
          <li key={place}>
            {place + 1}. {name ?? t("Nobody")}
          </li>
        ))}
      </ol>
    </div>
  );
}
