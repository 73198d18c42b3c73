import { MendSent } from "../../lead-machine/browser/late-parts.ts";
import { ConsentProof } from "../../lead-machine/browser/consent-proof.tsx";
import { reasonWord, stepWord } from "../../lead-machine/browser/reason-word.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Part } from "../repositories/part.tsx";
import { glyphs } from "./submission-glyphs.ts";

const facts = ["form_id", "outcome", "lead_id", "contact_id", "assignee_id"];
const more = { [phrase("Record")]: ["edition", "attempts", "created_at", "confirmed_at", "done_at"] };

/** One submission: what was sent, what was agreed to, and what became of it. */
export default recordPanel(() => {
  const { row, may } = useHere<"form_submissions">();
  const { id, status, step, reason } = row;
  return (
    <>
      <Head />
      <Acts>
        <StateMark entity="form_submissions" state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        <MoreActs but={["mend"]} />
      </Acts>
      {reason && (
        <p className={`px-4 pb-3 ${status === "failed" ? "text-bad" : "text-ink-2"}`}>
          {[step && status === "failed" ? stepWord(step) : null, reasonWord(reason)].filter(Boolean).join(" · ")}
        </p>
      )}
      <MendSent key={id} row={row} editable={may("update") && status === "failed"} />
      <Facts names={facts} />
      <Part title={t("Consent and origin")}>
        <ConsentProof came={{ ...row, at: row.created_at }} />
      </Part>
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

// What the server says.
phrase("This was taken in already, or is not yours to change.");
