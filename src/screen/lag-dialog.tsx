import { useState } from "react";
import type { RelationEntity, RelationRow } from "./relation-line.tsx";
import { FormDialog } from "../records/form-dialog.tsx";
import { useWrites } from "../records/use-writes.ts";
import { t } from "../ui/translate.ts";
import { LagField, lagLabel, wrongLag } from "./lag.tsx";

type Props = { entity: RelationEntity; link: RelationRow; title: string; onClose: () => void };

/** Asks for other days between the two ends of a relation. */
export default function LagDialog({ entity, link, title, onClose }: Props) {
  const writes = useWrites(entity);
  const [lag, type] = useState(String(link.lag));
  return (
    <FormDialog
      {...{ onClose, title }}
      act={t("Save")}
      labels={{ lag: lagLabel() }}
      missing={wrongLag(lag)}
      send={() => writes.update(link, { lag: Number(lag) })}
    >
      {(errors) => <LagField {...{ lag, type }} error={errors["lag"]} />}
    </FormDialog>
  );
}
