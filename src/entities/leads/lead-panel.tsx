import { Handshake, Pause, Undo2, UserRound } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { Acts, MoreActs, Reach, useAssigning } from "../../screen/acts.tsx";
import { amount } from "../../screen/columns.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { Button } from "../../ui/button.tsx";
import { stateWord } from "../../records/state-word.ts";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import { formatDateTime, formatPercent } from "../../ui/format.ts";
import { formatDay, formatTime } from "../../ui/format-short.ts";
import type { MenuKit } from "../../ui/opened-menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { ProjectsOf } from "../projects/projects-of.tsx";
import { TagField } from "../tags/tag-field.tsx";
import { ConversionLine } from "./conversion-line.tsx";
import { useLeadActs } from "./lead-acts.tsx";
import { CameBy } from "../../lead-machine/browser/late-came-by.ts";
import { CampaignsOf } from "../../marketing/browser/late-campaigns-of.ts";
import { lead_deeds } from "./lead-deeds.tsx";
import { daysUntil } from "../../records/due.ts";
import { reasonName } from "../choices/known.ts";
import { endOf, isOpenStage, stageKnown, stagesKnown } from "../stages/known.ts";
import { Score } from "../score-rules/score.tsx";
import { StageProgress } from "./stage-progress.tsx";
import { useConversion } from "./use-conversion.tsx";
import { RecordFiles } from "../files/late-files.ts";
import { LinkedTasks } from "../task-records/late-task-records.ts";

// (A person's name is long, and has the wider column; what may be longer still a line.)
const deal = ["value", "expected_close", "owner_id", "phones", "source", "emails"];
const step = ["next_activity", "next_activity_at"];
const more = {
  [phrase("Contact")]: ["website", "city", "country", "language", "do_not_contact", "last_touch_at"],
  [phrase("Deal")]: [
    "campaign_id",
    "company_name",
    "title",
    "account_id",
    "probability",
    "currency",
    "weighted",
    "note",
  ],
  [phrase("Record")]: [
    "stage_entered_at",
    "lost_reason",
    "lost_note",
    "team_id",
    "created_at",
    "updated_at",
    "external_source",
    "external_id",
  ],
};

/** One lead: who it is, what to do with it, what is known, and what happened. */
export default recordPanel(() => {
  useChoiceLists();
  const { row: lead } = useHere<"leads">();
  const facts = useFacts(lead);
  const { move } = useLeadActs();
  return (
    <>
      <Head>
        <Standing />
        <ConversionLine />
      </Head>
      <TagField />
      <LeadActs />
      <StageProgress />
      <PairedFacts
        wide={["source", "emails"]}
        names={lead.score_reasons ? facts : [...facts, "score"]}
        shown={{ value: valueOf(lead), next_activity_at: plannedFor(lead) }}
      />
      <Score />
      {lead.converted_at && <ProjectsOf by="lead_id" />}
      <LinkedTasks />
      <RecordFiles />
      <CameBy entity="leads" id={lead.id} />
      <CampaignsOf entity="leads" id={lead.id} />
      <MoreFacts groups={more} />
      <History own={lead_deeds} move={(to) => move(lead, to)} />
    </>
  );
});

/** A step that is planned stands below, with what can be done with it; where there is none it is said here, and stays while somebody does. */
function useFacts({ next_activity, next_activity_at }: Entry<"leads">): string[] {
  const none = !next_activity && !next_activity_at;
  const [said_here, say] = useState(none);
  if (none && !said_here) say(true);
  return said_here ? [...deal, ...step] : deal;
}

function valueOf(lead: Entry<"leads">): string | undefined {
  const value = amount(lead, "value", "currency");
  return value && `${value} · ${formatPercent(lead.probability / 100)}`;
}

function plannedFor({ next_activity_at: at }: Entry<"leads">): string | undefined {
  return at ? `${formatDay(at)}, ${formatTime(at)}` : undefined;
}

/** Where they work, how long the lead has been in its stage, and why it was lost. */
function Standing() {
  const { title, company_name, stage, stage_entered_at, lost_reason, lost_note } = useHere<"leads">().row;
  const lost = stageKnown(stage)?.type === "lost";
  const work = [title, company_name].filter(Boolean).join(", ");
  return (
    <>
      <p className="text-ink-2">
        {work && `${work} · `}
        <span title={formatDateTime(stage_entered_at)}>{stageSince(stage, stage_entered_at)}</span>
      </p>
      {lost && (
        <p className="mt-1 text-bad">
          {[lost_reason && reasonName(lost_reason), lost_note].filter(Boolean).join(" · ")}
        </p>
      )}
    </>
  );
}

function stageSince(state: string, at: string): string {
  const days = -daysUntil(new Date(at));
  const stage = stateWord("leads", state);
  if (days === 0) return t("{{stage}} since today", { stage });
  if (days === 1) return t("{{stage}} since yesterday", { stage });
  return t("{{stage}} for {{days}} days", { stage, days });
}

const shown_here = ["assign", "claim", "convert", "lose", "merge", "move", "reopen", "take_apart", "take_back", "win"];

/** What the reader may do with this lead, and the keys that do it. */
function LeadActs() {
  const { row: lead, may } = useHere<"leads">();
  const { reopen } = useLeadActs();
  const assign = useAssigning();
  const may_update = may("update");
  const open = isOpenStage(lead.stage);
  return (
    <Acts>
      {!lead.do_not_contact && <Reach email={lead.emails[0]} phone={lead.phones[0]} />}
      <span className="flex-1 max-tablet:hidden" />
      {may("claim") && <Claim />}
      {may_update && !open && !lead.converted_at && (
        <Button size="small" onClick={() => reopen(lead)}>
          {t("Reopen")}
        </Button>
      )}
      {may_update && open && <Close />}
      {may("convert") && stageKnown(lead.stage)?.type === "won" && !lead.converted_at && <Convert />}
      <MoreActs but={shown_here}>{(assign || may_update) && ((kit) => <SeldomActs {...{ kit, assign }} />)}</MoreActs>
    </Acts>
  );
}

function Claim() {
  const { row: lead } = useHere<"leads">();
  const { claim } = useLeadActs();
  const take: KeyBinding = { of: "claim", label: t("Claim the lead"), act: () => void claim(lead) };
  useKeys([take]);
  return (
    <Button size="small" {...useKeyOf("claim")} onClick={() => claim(lead)}>
      {t("Claim")}
    </Button>
  );
}

function Convert() {
  const { row: lead } = useHere<"leads">();
  const { convert } = useConversion();
  const go_on: KeyBinding = { of: "win", label: t("Convert the lead"), act: () => convert(lead) };
  useKeys([go_on]);
  return (
    <Button tone="primary" size="small" {...useKeyOf("win")} onClick={() => convert(lead)}>
      {t("Convert…")}
    </Button>
  );
}

function Close() {
  const { row: lead } = useHere<"leads">();
  const { move } = useLeadActs();
  const { kbd: _, ...lose_key } = useKeyOf("lose");
  const [win, lose] = [() => move(lead, endOf(lead.stage, "won")), () => move(lead, endOf(lead.stage, "lost"))];
  const close: KeyBinding[] = [
    { of: "win", label: t("Win the lead"), act: win },
    { of: "lose", label: t("Lose the lead"), act: lose },
  ];
  useKeys(close);
  return (
    <>
      <Button tone="quiet" size="small" {...lose_key} onClick={lose}>
        {`${t("Lose")}…`}
      </Button>
      <Button tone="primary" size="small" {...useKeyOf("win")} onClick={win}>
        {t("Win")}
      </Button>
    </>
  );
}

/** In the menu. */
function SeldomActs({ kit: { MenuItem }, assign }: { kit: MenuKit; assign: (() => void) | null }) {
  const { row: lead, may } = useHere<"leads">();
  const { move } = useLeadActs();
  const hold = stagesKnown(stageKnown(lead.stage)?.pipeline, ["on_hold"])[0];
  const { convert, takeBack } = useConversion();
  return (
    <>
      {assign && (
        <MenuItem icon={UserRound} onSelect={assign}>
          {t("Assign…")}
        </MenuItem>
      )}
      {may("update") && stageKnown(lead.stage)?.type === "open" && hold && (
        <MenuItem icon={Pause} onSelect={() => move(lead, hold.key)}>
          {t("Put on hold")}
        </MenuItem>
      )}
      {may("convert") && isOpenStage(lead.stage) && !lead.converted_at && (
        <MenuItem icon={Handshake} onSelect={() => convert(lead)}>
          {t("Win and convert…")}
        </MenuItem>
      )}
      {may("convert") && lead.converted_at && (
        <MenuItem icon={Undo2} onSelect={() => takeBack(lead)}>
          {t("Take back the conversion")}
        </MenuItem>
      )}
    </>
  );
}
