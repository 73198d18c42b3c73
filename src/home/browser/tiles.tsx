import type { ReactNode } from "react";
import { formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Compared, Figure, Opened } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";

/** Figures beside each other, each with what it is of. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-hidden border-y border-line">
      <dl className="-mr-px grid grid-cols-2 desktop:grid-cols-3">{children}</dl>
    </section>
  );
}

type Props = {
  name: string;
  /** Whose rows the number opens; none where it is put together of several. */ figure?: Opened | undefined;
  /** What is shown large, where that is not how many. */ text?: string;
  /** What is to be reached, and how much of it there is. */ target?: ReactNode;
  children?: ReactNode;
};

/** One figure: its name with its period, the number that opens its rows, and what belongs to it. */
export function Tile({ name, figure, text, target, children }: Props) {
  return (
    <div className="-mb-px min-w-0 border-r border-b border-line px-4 py-2.5">
      <dt className="text-meta text-ink-2">{name}</dt>
      {/* (What a finger reaches is cut where the words are.) */}
      <dd className="truncate text-page font-semibold tabular-nums touch:-my-1.5 touch:py-1.5">
        {figure ? <FigureLink figure={figure} of={name} {...(text !== undefined && { text })} /> : text}
      </dd>
      {target && <dd className="pt-1 pb-0.5 text-meta text-ink-2">{target}</dd>}
      <dd className="flex flex-col text-meta text-ink-3">{children}</dd>
    </div>
  );
}

/** Between what a number is and the number: they stand in one line. */
export const no_break = "\u00a0";

type BeforeProps = {
  name: string;
  figure: Figure;
  text?: string;
  /** How much it has changed since. */ change?: ReactNode;
};

/** The same of the period before, which opens its rows too. */
export function Before({ name, figure, text, change }: BeforeProps) {
  return (
    <span className="flex flex-wrap gap-x-1.5">
      <span>
        {t("period before:")}
        {no_break}
        <FigureLink
          figure={figure}
          of={t("{{figure}}, the period before", { figure: name })}
          {...(text !== undefined && { text })}
        />
      </span>
      {change}
    </span>
  );
}

/** How much more or less it is than before, in a word and a number; nothing where there was nothing to be held against. */
export function Change({
  compared: { now, before },
  wanted = "more",
  after = "",
}: {
  compared: Compared;
  wanted?: "more" | "less";
  /** What parts it from what stands before it. */ after?: string;
}) {
  if (before.count === 0 || now.count === before.count) return null;
  const more = now.count > before.count;
  const share = formatPercent(Math.round(Math.abs(now.count / before.count - 1) * 100) / 100);
  return (
    <>
      {after}
      <b className={`font-medium ${more === (wanted === "more") ? "text-good" : "text-bad"}`}>
        {more ? t("{{share}} more", { share }) : t("{{share}} fewer", { share })}
      </b>
    </>
  );
}
