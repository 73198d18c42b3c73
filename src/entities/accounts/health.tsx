import { useHere } from "../../screen/description.ts";
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
  const reasons = (health_reasons ?? []) as Reason[];
  return (
    <section aria-label={t("Health")} className="flex-none border-t border-line px-4 py-2">
      <header className="flex min-h-8 items-center gap-2">
        <h3 className="flex-1 font-medium">{t("Health")}</h3>
        {health && (
          <>
            <StateMark state={health} glyph={health_glyphs[health]} />
            <span className="text-ink-2 tabular-nums">{t("{{score}} of 100", { score: String(health_score) })}</span>
          </>
        )}
      </header>
      {!health && <p className="text-ink-3">{t("Nothing to go by yet: no deal, and nobody has spoken with them.")}</p>}
      {health && (
        <ul>
          <Line text={t("Every client begins with 50")} points={50} />
          {reasons.map(({ rule, points, count }) => {
            const [one = rule, several = rule] = sentences[rule] ?? [];
            return <Line key={rule} text={t(count === 1 ? one : several, { count: String(count) })} points={points} />;
          })}
        </ul>
      )}
    </section>
  );
}

function Line({ text, points }: { text: string; points: number }) {
  const ink = points < 0 ? "text-bad" : "text-ink-2";
  return (
    <li className="flex gap-2 py-0.5">
      <span className="min-w-0 flex-1 text-ink-2">{text}</span>
      <span className={`tabular-nums ${ink}`}>{points < 0 ? `−${-points}` : `+${points}`}</span>
    </li>
  );
}
