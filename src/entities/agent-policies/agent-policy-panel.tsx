import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { glyphs } from "./policy-glyphs.ts";
import { Results } from "./results.tsx";
import { Trial } from "./trial.tsx";
import { useResults } from "./use-results.ts";
import { Versions } from "./versions.tsx";
import WriteCandidate from "./write-candidate.tsx";
import { agentAndTask } from "../agents/agent-and-task.tsx";

const facts = ["agent_id", "model", "temperature", "prompt"];
const more = { [phrase("Record")]: ["adopted_by", "adopted_at", "reason", "created_by", "created_at"] };

/** One version of an agent: what it is told, how it did on the cases, and the ways to try it and to put it in force. */
export default recordPanel(() => {
  const { row: policy } = useHere<"agent_policies">();
  const { status, number, trial } = policy;
  const told = useResults(policy);
  const may_write = !!useSession().rights?.["agent_policies"]?.["create"];
  const candidate = status === "candidate";
  const ready = trial === "passed" || told?.cases === 0;
  return (
    <>
      <h2 className="flex-none px-4 pt-1.5 pb-3 text-head font-semibold break-words">
        {number ? t("Version {{number}}", { number }) : t("Candidate")}
      </h2>
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        {!candidate && may_write && <WriteCandidate of={policy} />}
        <MoreActs but={hidden(candidate, trial, ready)} />
      </Acts>
      {candidate && (
        <div className="flex-none px-4 pb-3">
          <Trial policy={policy} told={told} />
        </div>
      )}
      <Facts names={facts} shown={shownOf(policy)} />
      <Results results={told?.results ?? []} />
      <Versions of={policy} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** The acts that would be refused now. */
function hidden(candidate: boolean, trial: string | null, ready: boolean): string[] {
  if (!candidate || trial === "running") return ["try", "adopt"];
  return ready ? [] : ["adopt"];
}

/** Its values that read otherwise than they are stored. */
function shownOf({ agent, temperature }: Entry<"agent_policies">) {
  return {
    // (No amount of money, as other numbers with a fraction are.)
    temperature: formatNumber(temperature),
    ...agentAndTask({ agent }),
  };
}

// Why the server refuses.
phrase("There are no cases yet to try it on.");
phrase("There are no cases to try it on. Say why it is put in force all the same.");
phrase("It has not passed. Try it on the cases first.");
phrase("Another version is in force since it was tried. Try it again.");
phrase("What is or was in force stays as it is. Write a candidate.");
phrase("It is being tried. Cancel its task first.");
phrase(
  "People have decided what this agent proposed. Another prompt, model or temperature is a candidate, and tried on that first.",
);
