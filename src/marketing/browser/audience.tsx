import type { Entry } from "../../client/api.ts";
import { EntityContext } from "../../records/entity-context.ts";
import { useAddress } from "../../records/address.ts";
import { FilterBar } from "../../records/filter-bar.tsx";
import { wordsOf } from "../../records/filter-words.ts";
import { filter_prefix } from "../../reports/browser/report-address.ts";
import { useReportFields } from "../../reports/browser/use-report-fields.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";

type Source = "leads" | "contacts";
type Props = { campaign: Entry<"campaigns">; editable: boolean };

/** Whom a campaign writes to, in the words of a list's filters; changed where it stands, and while it is, in the address. */
export function Audience({ campaign, editable }: Props) {
  const [address] = useAddress();
  const changing = editable && sourceOf(address["audience"]);
  return changing ? <Changing {...{ campaign }} source={changing} /> : <Said {...{ campaign, editable }} />;
}

const sourceOf = (word: string | undefined) => (word === "leads" || word === "contacts" ? word : undefined);

function Said({ campaign: { audience }, editable }: Props) {
  const [, go] = useAddress();
  const source = audience?.source ?? "leads";
  const fields = useReportFields(source) ?? [];
  const filters = Object.entries(audience?.filters ?? {});
  const begin = () =>
    go({ audience: source, ...Object.fromEntries(filters.map(([name, word]) => [`${filter_prefix}${name}`, word])) });
  const words = filters.flatMap(([name, word]) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return [];
    const { beginning, values } = wordsOf(field.filter, word);
    return [`${beginning} ${values.join(` ${t("or")} `)}`];
  });
  return (
    <div>
      <p className="text-meta text-ink-3">{t("Audience")}</p>
      <p>
        {audience
          ? [source === "leads" ? t("All leads") : t("All contacts"), ...words].join(" · ")
          : t("Nobody is chosen yet.")}
      </p>
      {editable && (
        <Button size="small" className="mt-1" onClick={begin}>
          {audience ? t("Change the audience") : t("Choose the audience")}
        </Button>
      )}
    </div>
  );
}

function Changing({ campaign, source }: { campaign: Entry<"campaigns">; source: Source }) {
  const [address, go] = useAddress();
  const { update } = useScreenWrites();
  const fields = useReportFields(source) ?? [];
  const set = Object.entries(address).filter(([name]) => name.startsWith(filter_prefix));
  const gone = Object.fromEntries(set.map(([name]) => [name, null]));
  const save = () => {
    const filters = Object.fromEntries(set.map(([name, word]) => [name.slice(filter_prefix.length), String(word)]));
    const change = { audience: { source, filters } };
    void update(campaign as Parameters<typeof update>[0], change).then(
      () => go({ audience: null, ...gone }),
      toastRefusal,
    );
  };
  return (
    <EntityContext value={source}>
      <div className="rounded-md border border-line">
        <SourceChoice source={source} onSource={(chosen) => go({ audience: chosen, ...gone })} />
        <div className="-mx-1">
          <FilterBar fields={fields.map(({ filter }) => filter)} />
        </div>
        <div className="flex gap-2 border-t border-line px-3 py-2">
          <Button tone="primary" size="small" onClick={save}>
            {t("Save the audience")}
          </Button>
          <Button size="small" onClick={() => go({ audience: null, ...gone })}>
            {t("Cancel")}
          </Button>
        </div>
      </div>
    </EntityContext>
  );
}

/** Of which list they are. */
function SourceChoice({ source, onSource }: { source: Source; onSource: (source: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 pt-2">
      <Select
        aria-label={t("Audience")}
        value={source}
        options={[
          { value: "leads", label: t("Leads") },
          { value: "contacts", label: t("Contacts") },
        ]}
        onChange={({ target }) => onSource(target.value)}
      />
    </div>
  );
}
