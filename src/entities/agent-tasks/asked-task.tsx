import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Words } from "../../timeline/browser/words.tsx";
import { t } from "../../ui/translate.ts";
import { saidWord } from "../agents/said-words.ts";
import { glyphs } from "./agent-task-glyphs.ts";
import { beginningOf } from "./beginning-of.ts";
import { DraftedLetter, WriteDrafted } from "./drafted-letter.tsx";
import { Heard } from "./heard.tsx";
import { told } from "./told.ts";

/** What an agent was asked, how it stands and what came of it, in the timeline of the record that it is about. */
export default function AskedTask({ task }: { task: Entry<"agent_tasks"> }) {
  const { id, title, required_capability, status, reason, last_error, result, draft_subject, draft_text } = task;
  const letter = draft_subject && draft_text ? { subject: draft_subject, text: draft_text } : undefined;
  const why = status === "failed" ? last_error : reason;
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        <StateMark state={status} glyph={glyphs[status]} />
        <span>{required_capability ? saidWord(required_capability) : title}</span>
        {why && <span>{told(why)}</span>}
      </p>
      {status === "running" && <Heard task={id} />}
      {result && <Words text={beginningOf(result)} stays />}
      {letter && <DraftedLetter {...letter} />}
      <p className="flex flex-wrap items-center gap-3 pt-1">
        {letter && <WriteDrafted {...letter} />}
        <RecordLink entity="agent_tasks" row={{ id }}>
          {t("Open the task")}
        </RecordLink>
      </p>
    </>
  );
}
