import type { Entry } from "../../client/api.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { formatPercent } from "../../ui/format.ts";

/** One member of a project: who it is, as what, and with how much of their time. */
export default function MemberLine({ member }: { member: Entry<"project_members"> }) {
  const { name, user_id, part, allocation } = member;
  const share = allocation === null || allocation === undefined ? null : formatPercent(allocation / 100);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={user_id} name={name} kind="person" />
      <span className="truncate font-medium">{name}</span>
      <span className="truncate text-ink-2">{[part, share].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
