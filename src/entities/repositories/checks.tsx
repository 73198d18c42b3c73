import { StateGlyph } from "../../screen/state-mark.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { Oid, Part } from "./part.tsx";
import { check_names, type Check, type CheckName, type Evidence, type Report } from "./report.ts";
import { result_glyphs } from "./repository-glyphs.ts";
import { check_words, result_words, told } from "./repository-words.ts";

/** The checks, each with how it went and where something was found. */
export function Checks({ report: { checks, told: git } }: { report: Report }) {
  const { commits, branches, of_branches } = git.looked_at;
  const counts = { commits: formatNumber(commits), branches: formatNumber(branches), all: formatNumber(of_branches) };
  return (
    <Part title={t("Checks")}>
      <ul>
        {check_names.map((name) => (
          <OneCheck key={name} name={name} check={checks[name]} />
        ))}
      </ul>
      <p className="pt-1 text-meta text-ink-3">
        {t("Commits looked into: {{commits}}. Other branches: {{branches}} of {{all}}.", counts)}
        {git.limits.map((sentence) => ` ${told(sentence)}`)}
      </p>
    </Part>
  );
}

function OneCheck({ name, check: { result, evidence, more } }: { name: CheckName; check: Check }) {
  return (
    <li className="py-1" data-check={name}>
      <p className="flex items-center gap-1.75">
        <StateGlyph glyph={result_glyphs[result]} />
        <span className="min-w-0 flex-1">{t(check_words[name])}</span>
        <span className="text-ink-2">{t(result_words[result])}</span>
      </p>
      {evidence.length > 0 && (
        <ul className="pl-5.25 text-ink-2">
          {evidence.map((each, index) => (
            // (What is found twice in a line is told twice.)
            <li key={index} className="break-words">
              <Where {...each} />
            </li>
          ))}
          {more > 0 && <li>{t("{{count}} more", { count: formatNumber(more) })}</li>}
        </ul>
      )}
    </li>
  );
}

function Where({ commit, file, line, what }: Evidence) {
  return (
    <>
      {commit && <Oid oid={commit} />} {file && <span className="break-all">{file}</span>}
      {line !== undefined && ` · ${t("line {{line}}", { line: formatNumber(line) })}`}
      {what && `${file ? " · " : " "}${told(what)}`}
    </>
  );
}
