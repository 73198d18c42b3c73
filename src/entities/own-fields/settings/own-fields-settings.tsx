import { Plus } from "lucide-react";
import { useState } from "react";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { phrase, t } from "../../../ui/translate.ts";
import { placeOf } from "../../places.ts";
import { owned_entities } from "../own-field-kinds.ts";
import { FieldDialog } from "./field-dialog.tsx";
import { FieldList } from "./field-list.tsx";
import { RemovedFields } from "./removed-fields.tsx";
import { RetireDialog } from "./retire-dialog.tsx";
import { type OwnFieldRow, useOwnFields } from "./use-own-fields.ts";

/** What is being asked for: a field, new or to be changed, or whether one is removed. */
export type Asked = { entity: OwnFieldRow["entity"]; field?: OwnFieldRow; retire?: boolean };

/** The fields that the company gives its records itself, for whoever may change them. */
export default function OwnFieldsSettings() {
  const { error, data } = useOwnFields();
  const [asked, ask] = useState<Asked | null>(null);
  if (error) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="w-64" />;
  const close = () => ask(null);
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t("What you note beyond what Tandem knows. It stands in forms, panels, lists, filters and files.")}
      </p>
      {owned_entities.map((entity) => (
        <EntityFields key={entity} entity={entity} fields={data.filter((each) => each.entity === entity)} ask={ask} />
      ))}
      {asked?.retire && asked.field && <RetireDialog field={asked.field} onClose={close} />}
      {asked && !asked.retire && <FieldDialog entity={asked.entity} field={asked.field} onClose={close} />}
    </>
  );
}

// What such a field may be, where there is none to show it.
const examples: Record<OwnFieldRow["entity"], string> = {
  leads: phrase("None yet. For example: budget approved, decision expected on."),
  accounts: phrase("None yet. For example: contract number, delivery conditions."),
  contacts: phrase("None yet. For example: language spoken, best time to call."),
  projects: phrase("None yet. For example: order number, address of the site."),
  tasks: phrase("None yet. For example: machine concerned, material needed."),
};

type Props = { entity: OwnFieldRow["entity"]; fields: OwnFieldRow[]; ask: (asked: Asked) => void };

function EntityFields({ entity, fields, ask }: Props) {
  const name = t(placeOf(entity)?.words.many ?? entity);
  const there = fields.filter(({ retired_at }) => !retired_at);
  return (
    <section aria-label={t("Own fields: {{name}}", { name })} className="mb-5">
      <header className="mb-1 flex min-h-8 items-center gap-2">
        <h3 className="flex-1 font-medium">{name}</h3>
        <Button
          size="small"
          tone="quiet"
          aria-label={t("New field: {{name}}", { name })}
          onClick={() => ask({ entity })}
        >
          <Plus aria-hidden />
          {t("New field")}
        </Button>
      </header>
      {there.length > 0 ? <FieldList fields={there} ask={ask} /> : <p className="text-ink-3">{t(examples[entity])}</p>}
      <RemovedFields fields={fields.filter(({ retired_at }) => retired_at)} />
    </section>
  );
}
