import { useSession } from "../../client/session-context.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase, t } from "../../ui/translate.ts";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One tag, with the ways to what wears it. */
export default recordPanel(() => (
  <>
    <Head />
    <Acts>
      <span className="flex-1" />
      <MoreActs />
    </Acts>
    <Facts names={["color"]} />
    <Worn />
    <MoreFacts groups={more} />
    <History />
  </>
));

const lists = [
  { entity: "leads", to: "/leads", words: phrase("Leads with this tag") },
  { entity: "accounts", to: "/clients", words: phrase("Clients with this tag") },
  { entity: "tasks", to: "/tasks", words: phrase("Tasks with this tag") },
];

/** The lists that can be narrowed to a tag, as far as their reader may open them. */
function Worn() {
  const session = useSession();
  const { row } = useHere<"tags">();
  const mine = lists.filter(({ entity, to }) => session.rights?.[entity]?.["read"] && mayOpen(session, to));
  return (
    <ul className="flex-none px-4 pb-3">
      {mine.map(({ to, words }) => (
        <li key={to}>
          <PageLink
            to={to}
            search={{ tag: row.id }}
            className="inline-flex items-center text-person hover:underline touch:min-h-10"
          >
            {t(words)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
