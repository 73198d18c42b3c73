import { Fragment, type ReactNode } from "react";
import type { FieldMeta } from "../../entity/meta.ts";
import { EditableField } from "../../records/editable-field.tsx";
import { columnOf } from "../../records/record-client.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { t } from "../../ui/translate.ts";
import { useIndustries } from "./account-filters.ts";
import { accountLabel } from "./account-labels.ts";
import { groupDigits } from "./account-numbers.ts";
import type { OpenAccount } from "./account-row.ts";
import type { AccountActs } from "./use-account-acts.ts";

type Props = { account: OpenAccount; acts: AccountActs; fields: FieldMeta[] };

const names = [
  "phone",
  "website",
  "industry",
  "siren",
  "siret",
  "vat_id",
  "address",
  "postcode",
  "city",
  "country",
  "payment_terms",
];

/** What one asks first of a client; each value is changed where it stands. */
export function AccountFacts({ account, acts, fields }: Props) {
  const industries = useIndustries();
  const editable = account.can.includes("update") && !account.deleted_at;
  return (
    <dl className="grid flex-none grid-cols-[148px_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 border-t border-line px-4 py-2.5 touch:items-center">
      <dt className="py-0.5 text-ink-3">{accountLabel("owner_id")}</dt>
      <dd className="min-w-0">
        <Manager account={account} acts={acts} />
      </dd>
      {names.map((name) => {
        const field = fields.find((each) => each.name === name);
        // A column that the reader's role is denied does not come, and is not mentioned.
        if (!field || columnOf(account, name) === undefined) return null;
        const known = { row: account, name, label: accountLabel(name), field, writes: acts.writes, editable };
        return (
          <Fragment key={name}>
            <dt className="py-0.5 text-ink-3">{known.label}</dt>
            <dd className="min-w-0 tabular-nums">
              <EditableField {...known} suggestions={name === "industry" ? industries : undefined}>
                {shown(account, name)}
              </EditableField>
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

/** What is not shown as it is stored. */
function shown({ siren, siret }: OpenAccount, name: string): ReactNode {
  if (name === "siren" || name === "siret") return groupDigits(name === "siren" ? siren : siret) || undefined;
  return undefined;
}

function Manager({ account, acts }: Omit<Props, "fields">) {
  const { owner } = account;
  const name = (
    <span className="flex items-center gap-1.75">
      {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      <span className="truncate">{owner?.name ?? t("Nobody")}</span>
    </span>
  );
  if (!account.can.includes("assign") || account.deleted_at) return <span className="block py-0.5">{name}</span>;
  return (
    <button
      type="button"
      onClick={() => acts.assign([account])}
      className="-mx-1.5 block w-[calc(100%+12px)] rounded-sm px-1.5 py-0.5 text-left hover:bg-sunken touch:min-h-10"
    >
      <span className="sr-only">{t("Change {{field}}", { field: accountLabel("owner_id") })} </span>
      {name}
    </button>
  );
}
