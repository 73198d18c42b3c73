import type { Column } from "../../records/columns.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { formatDate } from "../../ui/format.ts";
import { formatPhone } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { TagMarks } from "../tags/tag-marks.tsx";
import type { AccountRow } from "./account-row.ts";
import { AccountStageMark } from "./account-stage-mark.tsx";

/** The columns of the table of clients. */
export function accountColumns(): Column<AccountRow>[] {
  return [
    { name: "name", label: t("Client"), width: 148, grow: 1.6, sort: "name", cell: nameCell },
    {
      name: "stage",
      label: t("Stage"),
      width: 112,
      sort: "stage",
      cell: ({ stage }) => <AccountStageMark stage={stage} />,
    },
    {
      name: "industry",
      label: t("Industry"),
      width: 96,
      grow: 1,
      sort: "industry",
      from: 760,
      cell: ({ industry }) => industry ?? <None />,
    },
    { name: "phone", label: t("Phone"), width: 128, from: 640, cell: phoneCell },
    { name: "owner", label: t("Account manager"), width: 136, from: 520, cell: ownerCell },
    {
      name: "since",
      label: t("Since"),
      width: 112,
      sort: "since",
      descends: true,
      from: 880,
      cell: ({ since }) => (since ? <span className="tabular-nums">{formatDate(since)}</span> : <None />),
    },
    { name: "tags", label: t("Tags"), width: 160, from: 1080, cell: ({ tags }) => <TagMarks tags={tags} /> },
  ];
}

/** A client in two lines. */
export function AccountCompact({ account }: { account: AccountRow }) {
  const { industry, stage, phone, owner } = account;
  return (
    <>
      <span className="flex gap-3">
        <span className="min-w-0 flex-1 truncate">{nameCell(account)}</span>
        {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      </span>
      <span className="mt-0.5 flex gap-3 text-meta/5 text-ink-2">
        <AccountStageMark stage={stage} />
        <span className="min-w-0 flex-1 truncate text-right">{industry}</span>
        {phone && <span className="flex-none tabular-nums">{formatPhone(phone)}</span>}
      </span>
    </>
  );
}

function nameCell({ name, city }: AccountRow) {
  return (
    <>
      <span className="font-medium">{name}</span>
      {city && <span className="ml-1.5 text-ink-3">{city}</span>}
    </>
  );
}

function phoneCell({ phone }: AccountRow) {
  return phone ? <span className="tabular-nums">{formatPhone(phone)}</span> : <None />;
}

function ownerCell({ owner }: AccountRow) {
  if (!owner) return <span className="text-ink-3">{t("Nobody")}</span>;
  return (
    <span className="flex items-center gap-1.75" title={owner.name}>
      <Avatar id={owner.id} name={owner.name} kind="person" />
      <span className="truncate">{owner.name.split(" ")[0]}</span>
    </span>
  );
}

function None() {
  return <span className="text-ink-3">–</span>;
}
