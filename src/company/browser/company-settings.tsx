import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Line } from "../../auth/browser/account/line.tsx";
import { among, regionName, regions } from "../../auth/browser/account/regions.ts";
import { languages } from "../../client/language.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { NameDialog } from "../../records/name-dialog.tsx";
import type { Values } from "../../records/record-client.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { Currency } from "./currency.tsx";
import { Looks } from "./looks.tsx";
import { type CompanyRow, useChangeCompany, useCompany, useRereadCompany } from "./use-company.ts";

/** The company itself, for whoever may change it: what it is called, how it speaks to whoever is new, and its money. */
export default function CompanySettings() {
  const { data: company, error } = useCompany();
  const change = useChangeCompany();
  if (error) return <DataFailure error={error} />;
  if (!company) return <Skeleton className="w-64" />;
  const set = (values: Values) => void change(company, values);
  return (
    <>
      <Name company={company} />
      <Looks company={company} />
      <h3 className="mt-5 font-medium">{t("Language, formats and currency")}</h3>
      <p className="mb-1 text-ink-2">{t("Defaults for new people and e-mails.")}</p>
      <Line name={t("Language")}>
        <SegmentedControl
          label={t("Language of the company")}
          value={company.language}
          options={languages}
          onChange={(language) => set({ language })}
        />
      </Line>
      <Chosen name={t("Regional format")} of={regions} value={company.locale} onChange={(locale) => set({ locale })}>
        {regionName}
      </Chosen>
      <Chosen
        name={t("Time zone")}
        of={Intl.supportedValuesOf("timeZone")}
        value={company.time_zone}
        onChange={(time_zone) => set({ time_zone })}
      >
        {(zone) => zone}
      </Chosen>
      <Currency company={company} />
    </>
  );
}

function Name({ company }: { company: CompanyRow }) {
  const onSaved = useRereadCompany();
  const [renaming, rename] = useState(false);
  return (
    <Line name={t("Name")}>
      <span className="flex items-center gap-1 font-medium">
        {company.name}
        <IconButton icon={Pencil} label={t("Rename the company")} onClick={() => rename(true)} />
      </span>
      {renaming && (
        <NameDialog entity="company" record={company} longest={200} {...{ onSaved }} onClose={() => rename(false)} />
      )}
    </Line>
  );
}

type ChosenProps = {
  name: string;
  of: string[];
  value: string;
  onChange: (value: string) => void;
  children: (value: string) => ReactNode;
};

function Chosen({ name, of, value, onChange, children }: ChosenProps) {
  const options = among(of, value).map((each) => ({ value: each, label: String(children(each)) }));
  return (
    <Line name={name}>
      <span className="flex w-60 max-w-full flex-col">
        <Select
          aria-label={t("{{field}} of the company", { field: name })}
          value={value}
          {...{ options }}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Line>
  );
}
