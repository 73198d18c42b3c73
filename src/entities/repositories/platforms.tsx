import type { Entry } from "../../client/api.ts";
import { StateGlyph, StateMark } from "../../screen/state-mark.tsx";
import { t } from "../../ui/translate.ts";
import { Part } from "./part.tsx";
import { glyphs, result_glyphs } from "./repository-glyphs.ts";

// As the GitHub Integration Agent's rules name them, by their own names.
const others = ["Lovable", "Cursor"];

/** Each platform that the agent knows: how this repository stands there, or that nothing is set up. */
export function Platforms({ repository }: { repository: Entry<"repositories"> }) {
  const { status, report, has_token } = repository;
  const asked = has_token && report?.host === "asked";
  return (
    <Part title={t("Platforms")}>
      <dl className="grid grid-cols-[148px_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-ink-3">GitHub</dt>
        <dd>{asked ? <StateMark state={status} glyph={glyphs[status]} /> : <NotConfigured />}</dd>
        {others.map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd>
              <NotConfigured />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function NotConfigured() {
  return (
    <span className="inline-flex items-center gap-1.75">
      <StateGlyph glyph={result_glyphs.not_configured} />
      {t("Not configured")}
    </span>
  );
}
