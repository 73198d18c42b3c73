import type { Entry } from "../../client/api.ts";
import { CampaignEmail, CampaignResults } from "../../marketing/browser/late-marketing.ts";
import { StartCampaign } from "../../marketing/browser/start-campaign.tsx";
import { LinkLine } from "../../marketing/browser/link-line.tsx";
import { Acts, MoreActs, StateMenu } from "../../screen/acts.tsx";
import { list } from "../../screen/child-list.ts";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { phrase, t } from "../../ui/translate.ts";

const facts = ["kind", "owner_id", "starts_on", "ends_on", "budget", "cost", "goal"];
const more = { [phrase("Record")]: ["code", "created_at", "updated_at"] };

const children = [
  list("campaign_links", {
    form: ["name", "target", "source", "medium", "content"],
    order: ["name"],
    fields: {
      name: { label: phrase("Where it stands") },
      target: { label: phrase("Page it leads to") },
      source: { label: phrase("Source word") },
      medium: { label: phrase("Medium word") },
      content: { label: phrase("Content word") },
    },
    line: (link) => <LinkLine link={link} />,
  }),
];

/** One campaign: what it is to bring and costs, its e-mail, its links, and what came of it. */
export default recordPanel(() => {
  const { row } = useHere<"campaigns">();
  const money = (value: number | null) => (value === null ? undefined : formatAmount(value));
  return (
    <>
      <Head>
        <Standing campaign={row} />
      </Head>
      <Acts>
        <StateMenu
          column="status"
          but={["approved", ...(row.kind === "email" && !row.started_at ? ["running"] : [])]}
        />
        <StartCampaign campaign={row} />
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <PairedFacts names={facts} wide={["goal"]} shown={{ budget: money(row.budget), cost: money(row.cost) }} />
      <CampaignResults campaign={row} />
      {row.kind === "email" && <CampaignEmail campaign={row} />}
      <Children of={children} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Who agreed to it and started it, or why it pauses. */
function Standing({ campaign }: { campaign: Entry<"campaigns"> }) {
  const { approved_at, started_at, paused_reason } = campaign;
  if (paused_reason) return <p className="text-warn">{t(paused_reason)}</p>;
  if (started_at) return <p className="text-ink-2">{t("Started on {{at}}", { at: formatDateTime(started_at) })}</p>;
  if (approved_at) return <p className="text-ink-2">{t("Approved on {{at}}", { at: formatDateTime(approved_at) })}</p>;
  return null;
}

// What the server notes, and what it refuses.
phrase("Whoever started it does not come in any more.");
phrase("A campaign is approved by the head of the company or an administrator.");
phrase("A campaign has 100 links at most.");
phrase("A company has 5,000 campaigns at most.");
phrase("An audience has at most 100,000 people. Narrow its filters.");
phrase("An e-mail begins once it is started.");
phrase("Choose an active template and an audience before the e-mail is approved.");
phrase("Choose first whom the e-mail is for.");
phrase("Only an approved e-mail is started.");
phrase("The template has changed since the campaign was approved. Have it approved again.");
phrase("The template uses what this audience does not have.");
phrase("There is no such campaign, or you may not see it.");
phrase("This e-mail was started and ended. Make a new campaign for another one.");
phrase("This e-mail was started: what it says and whom it goes to stay as they are.");
phrase("This Tandem sends no e-mail. An administrator sets up its mail server first.");
phrase("another campaign has this word");
phrase("this address is suppressed already");
