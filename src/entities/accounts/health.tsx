import { useHere } from "../../screen/description.ts";
import { OfHundred, type ReasonLine, Reasons } from "../../screen/reasons.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { health_glyphs } from "./account-glyphs.ts";

type Reason = { rule: string; points: number; count: number | null };

// What each reason says, of one and of several.
const sentences: Record<string, [one: string, several: string]> = {
  spoken: [phrase("Spoken with in the last 30 days"), phrase("Spoken with in the last 30 days")],
  quiet: [phrase("Not spoken with for over {{count}} days"), phrase("Not spoken with for over {{count}} days")],
  overdue: [phrase("A planned step is overdue"), phrase("{{count}} planned steps are overdue")],
  open: [phrase("An open deal"), phrase("{{count}} open deals")],
  won: [phrase("A deal won within a year"), phrase("{{count}} deals won within a year")],
  lost: [phrase("A deal lost in the last 90 days"), phrase("{{count}} deals lost in the last 90 days")],
};

/** How well it stands with the client that is open, and why; each reason with what it adds or takes. */
export function Health() {
  const { health, health_score, health_reasons } = useHere<"accounts">().row;
  if (health === undefined) return null;
  const total = health && (
    <>
      <StateMark state={health} glyph={health_glyphs[health]} />
      <OfHundred score={health_score} />
    </>
  );
  return (
    <Reasons
      title={t("Health")}
      total={total}
      lines={health ? linesOf(health_reasons) : []}
      none={t("Nothing to go by yet: no deal, and nobody has spoken with them.")}
    />
  );
}

/** Each reason with its points. */
export function linesOf(reasons: unknown): ReasonLine[] {
  const said = ((reasons ?? []) as Reason[]).map(({ rule, points, count }) => {
    const [one = rule, several = rule] = sentences[rule] ?? [];
    return { text: t(count === 1 ? one : several, { count: String(count) }), points };
  });
  return [{ text: t("Every client begins with 50"), points: 50 }, ...said];
}
