import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { recordClient } from "../../records/record-client.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { t } from "../../ui/translate.ts";
import { currenciesBut } from "./currency-name.ts";
import { type CompanyRow, type RateRow, useRereadCompany } from "./use-company.ts";

type Props = { company: CompanyRow; rates: RateRow[]; onClose: () => void };

/** Asks for another currency of the company, and says what becomes of the rates. */
export function CurrencyDialog({ company, rates, onClose }: Props) {
  const reread = useRereadCompany();
  const [currency, choose] = useState(company.currency);
  async function send() {
    await recordClient("company").update(company.id, { currency, version: company.version });
    await reread();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Currency of the company")}
      description={whatFollows(currency, company, rates)}
      act={t("Save")}
      labels={{ currency: t("Currency") }}
      send={send}
    >
      {({ currency: error }) => (
        <SelectField
          name="currency"
          label={t("Currency")}
          error={error}
          value={currency}
          options={currenciesBut([])}
          onChange={choose}
        />
      )}
    </FormDialog>
  );
}

function whatFollows(currency: string, company: CompanyRow, rates: RateRow[]): string {
  const stay = t("Amounts stay in the currency that they are in.");
  if (currency === company.currency || rates.length === 0) return stay;
  if (rates.some((rate) => rate.currency === currency)) return `${stay} ${t("The rates are told in the new one.")}`;
  return `${stay} ${t("Its rate is not known: all rates are removed, and are to be entered anew.")}`;
}
