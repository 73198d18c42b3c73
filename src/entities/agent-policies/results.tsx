import type { EntityName } from "../../client/api.ts";
import { useLabels } from "../../agents/approvals/browser/use-labels.ts";
import { fieldText } from "../../records/field-text.ts";
import { useFields } from "../../records/use-meta.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { glyphs } from "./policy-glyphs.ts";
import type { Act, Result } from "./use-results.ts";

/** Of each case what was decided, and what came out of it with the candidate. */
export function Results({ results }: { results: Result[] }) {
  if (results.length === 0) return null;
  return (
    <section className="flex-none border-t border-line px-4 py-2.5">
      <h3 className="pb-1 text-meta font-medium text-ink-3">{t("Case by case")}</h3>
      <ul>
        {results.map((result) => (
          <One key={result.id} result={result} />
        ))}
      </ul>
      <p className="pt-2 text-meta text-ink-3">
        {t("Texts that a model words are compared by being there, all else by value.")}
      </p>
    </section>
  );
}

function One({ result }: { result: Result }) {
  const { id, title, outcome, note } = result;
  return (
    <li className="border-line py-2 not-first:border-t">
      <p className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 break-words">
          <RecordLink entity="agent_cases" row={{ id }}>
            {title}
          </RecordLink>
        </span>
        {outcome ? (
          <StateMark state={outcome} glyph={glyphs[outcome]} />
        ) : (
          <span className="text-ink-3">{t("Not yet")}</span>
        )}
      </p>
      <Compared result={result} />
      {note && <p className="text-ink-2">{note}</p>}
    </li>
  );
}

/** What was decided beside what came out, and how the version in force did. */
function Compared({ result }: { result: Result }) {
  const { decision, outcome, came, base } = result;
  return (
    <dl className="grid grid-cols-[minmax(88px,auto)_1fr] gap-x-3 text-ink-2">
      <dt>{choiceWord(decision)}</dt>
      <dd className="min-w-0 break-words">
        <Told act={result} />
      </dd>
      {outcome && outcome !== "skipped" && (
        <>
          <dt>{t("Came out")}</dt>
          <dd className="min-w-0 break-words text-ink">
            {(came ?? []).map((act) => (
              <Told key={JSON.stringify(act)} act={act} />
            ))}
            {(came ?? []).length === 0 && t("nothing")}
          </dd>
        </>
      )}
      {base && (
        <>
          <dt>{t("In force")}</dt>
          <dd>{choiceWord(base)}</dd>
        </>
      )}
    </dl>
  );
}

/** The values that an act gives, by what their fields are called; records that it names are left out. */
function Told({ act: { tool, input } }: { act: Act }) {
  const entity = tool.replace(/_(update|create)$/, "") as EntityName;
  const label = useLabels(entity);
  const fields = useFields(entity).filter(({ name, kind }) => name in input && kind !== "reference" && name !== "id");
  const said = fields.map((field) =>
    t("{{field}}: {{value}}", { field: label(field.name), value: fieldText(field, input[field.name]) || t("empty") }),
  );
  return <span className="block">{said.join(" · ") || t("nothing")}</span>;
}
