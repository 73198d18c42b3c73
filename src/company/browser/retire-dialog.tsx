import { useState } from "react";
import { api } from "../../client/api.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { formatNumber } from "../../ui/format.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { type ChoiceRow, useRereadLists } from "./use-lists.ts";

type Props = { row: ChoiceRow; live: ChoiceRow[]; held: number | undefined; onClose: () => void };

// The server takes five hundred at a time; what is more than this it goes on with by itself.
const most_calls = 20;

/** Asks what becomes of the records that hold an entry: they keep it, or go on with another one. */
export function RetireDialog({ row, live, held, onClose }: Props) {
  const reread = useRereadLists();
  const [to, setTo] = useState("");
  const { name } = row;
  async function send() {
    const left = await retire(row.id, to);
    await reread();
    toast(
      left > 0 && to
        ? t("{{name}} is out of use. Its last records follow within minutes.", { name })
        : t("{{name}} is out of use.", { name }),
      { tone: "good" },
    );
  }
  const label = t("Records that hold it");
  return (
    <FormDialog
      onClose={onClose}
      title={t("Take {{name}} out of use", { name })}
      description={heldSentence(held)}
      act={
        to && held ? t("Take out of use, and change {{count}}", { count: formatNumber(held) }) : t("Take out of use")
      }
      labels={{ to: label }}
      send={send}
    >
      {({ to: error }) => (
        <SelectField
          name="to"
          label={label}
          error={error}
          value={to}
          options={[{ value: "", label: t("Keep it") }, ...othersThan(row, live)]}
          onChange={setTo}
        />
      )}
    </FormDialog>
  );
}

const othersThan = ({ key }: ChoiceRow, live: ChoiceRow[]) =>
  live.filter((each) => each.key !== key).map((each) => ({ value: each.key, label: each.name }));

async function retire(id: string, to: string): Promise<number> {
  let left = 1;
  for (let calls = 0; left > 0 && calls < most_calls; calls += 1)
    ({ left } = (await api.choices.told("retire", { id, ...(to && { to }) })).result);
  return left;
}

function heldSentence(held: number | undefined): string {
  if (!held) return t("No record holds it. It is offered no longer.");
  if (held === 1) return t("1 record holds it. It is offered no longer.");
  return t("{{count}} records hold it. It is offered no longer.", { count: formatNumber(held) });
}
