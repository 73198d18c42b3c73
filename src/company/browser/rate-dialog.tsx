import { type ComponentProps, useState } from "react";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { recordClient } from "../../records/record-client.ts";
import { parseNumber } from "../../ui/parse-number.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import { currenciesBut, currencyName } from "./currency-name.ts";
import { type CompanyRow, type RateRow, useRereadCompany } from "./use-company.ts";

type Props = { company: CompanyRow; rate: RateRow | undefined; known: string[]; onClose: () => void };

/** Asks what one unit of a currency is worth in the company's. */
export function RateDialog({ company, rate, known, onClose }: Props) {
  const reread = useRereadCompany();
  const [key] = useState(newKey);
  const offered = currenciesBut([company.currency, ...known]);
  const [currency, choose] = useState(rate?.currency ?? offered[0]?.value ?? "");
  const [typed, type] = useState(rate ? String(rate.rate).replace(".", ",") : "");
  const value = parseNumber(typed);
  async function send() {
    const rates = recordClient("rates");
    await (rate
      ? rates.update(rate.id, { rate: value, version: rate.version })
      : rates.create({ currency, rate: value }, key));
    await reread();
  }
  const worth = t("1 {{code}} in {{own}}", { code: currency, own: company.currency });
  return (
    <FormDialog
      onClose={onClose}
      title={rate ? t("Rate of {{name}}", { name: currencyName(currency) }) : t("New rate")}
      act={t("Save")}
      labels={{ currency: t("Currency"), rate: worth }}
      missing={value && value > 0 ? undefined : t("Write what one is worth, such as 1.07.")}
      send={send}
    >
      {(errors) => (
        <>
          {!rate && <Which error={errors["currency"]} value={currency} options={offered} onChange={choose} />}
          <Worth label={worth} error={errors["rate"]} value={typed} onChange={type} />
        </>
      )}
    </FormDialog>
  );
}

type WorthProps = { label: string; error: string | undefined; value: string; onChange: (text: string) => void };

const Worth = (props: WorthProps) => <TextField name="rate" inputMode="decimal" maxLength={20} {...props} />;

const Which = (props: Omit<ComponentProps<typeof SelectField>, "name" | "label">) => (
  <SelectField name="currency" label={t("Currency")} {...props} />
);
