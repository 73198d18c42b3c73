import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { t } from "../../ui/translate.ts";
import { glyphs, health_glyphs } from "./account-glyphs.ts";

/** One company that belongs to the client that is open: the way to it, where it stands and how well. */
export default function DaughterLine({ daughter }: { daughter: Entry<"accounts"> }) {
  const { name, stage, health } = daughter;
  return (
    <>
      <p className="truncate font-medium">
        <RecordLink entity="accounts" row={daughter}>
          {name}
        </RecordLink>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        <StateMark state={stage} glyph={glyphs[stage]} />
        {health && (
          <span className="inline-flex items-center gap-1.75">
            {t("Health")} <StateMark state={health} glyph={health_glyphs[health]} />
          </span>
        )}
      </p>
    </>
  );
}
