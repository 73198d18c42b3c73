import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Line } from "../../auth/browser/account/line.tsx";
import { removeRow } from "../../screen/remove-row.ts";
import { RowActs } from "../../screen/row-acts.tsx";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { CurrencyDialog } from "./currency-dialog.tsx";
import { currencyName } from "./currency-name.ts";
import { RateDialog } from "./rate-dialog.tsx";
import { type CompanyRow, type RateRow, useRates, useRereadCompany } from "./use-company.ts";

type Asked = "currency" | { rate: RateRow | undefined };

/** The company's currency, and what others are worth in it: sums of several are told by that. */
export function Currency({ company }: { company: CompanyRow }) {
  const [asked, ask] = useState<Asked | null>(null);
  const rates = useRates().data?.data ?? [];
  const close = () => ask(null);
  return (
    <>
      <Line name={t("Currency")}>
        <span className="flex items-center gap-1">
          {currencyName(company.currency)}
          <IconButton icon={Pencil} label={t("Change the currency")} onClick={() => ask("currency")} />
        </span>
      </Line>
      <h3 className="mt-5 font-medium">{t("Exchange rates")}</h3>
      <p className="mb-2 text-ink-2">
        {t("Sums of several currencies are told in the company's. Where a rate is missing, they stand side by side.")}
      </p>
      <Rates company={company} rates={rates} ask={ask} />
      <div className="mt-2">
        <Button size="small" onClick={() => ask({ rate: undefined })}>
          <Plus aria-hidden />
          {t("New rate")}
        </Button>
      </div>
      {asked === "currency" && <CurrencyDialog company={company} rates={rates} onClose={close} />}
      {asked && asked !== "currency" && (
        <RateDialog company={company} rate={asked.rate} known={rates.map(({ currency }) => currency)} onClose={close} />
      )}
    </>
  );
}

type RatesProps = { company: CompanyRow; rates: RateRow[]; ask: (asked: Asked) => void };

function Rates({ company, rates, ask }: RatesProps) {
  const reread = useRereadCompany();
  if (rates.length === 0) return null;
  const remove = ({ id, currency }: RateRow) => {
    const said = t("The rate of {{name}} is removed.", { name: currencyName(currency) });
    void removeRow("rates", id, said, reread);
  };
  return (
    <ul aria-label={t("Exchange rates")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
      {rates.map((row) => {
        const name = currencyName(row.currency);
        return (
          <li key={row.id} className="flex min-h-10 items-center gap-2 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-1 break-words">{name}</span>
            <span className="flex-none text-ink-2 tabular-nums">
              {`1\u00a0${row.currency} = ${formatNumber(row.rate, 6)}\u00a0${company.currency}`}
            </span>
            <RowActs
              name={name}
              change={{ label: t("Change the rate of {{name}}", { name }), act: () => ask({ rate: row }) }}
              remove={{ label: t("Remove the rate of {{name}}", { name }), act: () => remove(row) }}
            />
          </li>
        );
      })}
    </ul>
  );
}
