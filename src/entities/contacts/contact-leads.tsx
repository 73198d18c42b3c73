import { useSession } from "../../client/session-context.ts";
import type { Where } from "../../entity/list-request.ts";
import { list } from "../../screen/child-list.ts";
import { useHere } from "../../screen/description.ts";
import { RelatedList } from "../../screen/related-list.tsx";
import { late } from "../../ui/late.ts";

const LeadLine = late(
  () => import("../leads/lead-line.tsx"),
  ({ lead }) => lead.name,
);

const leads = list("leads", {
  form: [],
  order: ["-created_at"],
  sum: "value",
  line: (lead) => <LeadLine lead={lead} />,
});

/** The leads that a contact was made of, or that have an address of theirs. */
export function ContactLeads() {
  const { id, emails } = useHere<"contacts">().row;
  const { rights } = useSession();
  if (!rights?.["leads"]?.["read"]) return null;
  const made: Where = { converted_contact_id: id };
  const where: Where = emails?.length ? { or: [made, { emails: { in: emails } }] } : made;
  return <RelatedList list={leads} where={where} given={null} />;
}
