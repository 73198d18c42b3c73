import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { type AnyRecord, useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { LateMenu } from "../../ui/late-menu.tsx";
import { t } from "../../ui/translate.ts";
import type { Problem } from "../problem.ts";
import { problemWords } from "./problem-words.ts";
import { useOfferedTemplates } from "./use-offered-templates.ts";

export type Filled = { subject: string; text: string; template_id: string };
type Props = { row: AnyRecord; to: string | undefined; onFill: (filled: Filled) => void };

/** Fills the e-mail that is being written by a template, for this record and whoever it goes to; it can be changed afterwards. */
export function TemplateMenu({ row, to, onFill }: Props) {
  const { entity } = useScreen().described;
  const offered = useOfferedTemplates(row);
  const [wrong, say] = useState<string[]>([]);
  if (offered.length === 0) return null;
  const fill = async (template_id: string) => {
    const asked = new URLSearchParams({ template_id, entity, row_id: row.id, ...(to && { to }) });
    const { data } = await request<Answer>("GET", `/api/templates/fill?${asked}`);
    say(data.problems.map(problemWords));
    if (data.problems.length === 0) onFill({ subject: data.subject, text: data.body, template_id });
  };
  const trigger = (
    <Button size="small">
      {t("Use a template")}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <div>
      <LateMenu trigger={trigger} align="start">
        {({ MenuItem }) =>
          offered.map(({ id, name, language }) => (
            <MenuItem key={id} onSelect={() => void fill(id).catch((error) => say([failureSentence(error)]))}>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-meta text-ink-3">{choiceWord(language)}</span>
            </MenuItem>
          ))
        }
      </LateMenu>
      {wrong.length > 0 && (
        <ul role="alert" className="pt-1 text-meta text-bad">
          {wrong.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Answer = { data: { subject: string; body: string; problems: Problem[] } };
