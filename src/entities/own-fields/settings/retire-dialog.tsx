import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { formatNumber } from "../../../ui/format.ts";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { type OwnFieldRow, useHolding, useRereadFields } from "./use-own-fields.ts";

/** Says how many records hold a value of a field, and removes it. */
export function RetireDialog({ field, onClose }: { field: OwnFieldRow; onClose: () => void }) {
  const reread = useRereadFields();
  const holding = useHolding(field);
  const { id, name } = field;
  async function send() {
    await recordClient("own_fields").do("retire", { id });
    await reread();
    toast(t("{{name}} is removed.", { name }), { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Remove {{name}}", { name })}
      description={t("Its values are kept for 30 days, in which you can bring the field back.")}
      act={t("Remove")}
      send={send}
    >
      {() => <p>{holding !== undefined && sentence(holding)}</p>}
    </FormDialog>
  );
}

function sentence(holding: number): string {
  if (holding === 0) return t("No record holds a value.");
  if (holding === 1) return t("1 record holds a value.");
  return t("{{count}} records hold a value.", { count: formatNumber(holding) });
}
