import { ChevronDown, ChevronUp, Link2, Share2, X } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useSession } from "../client/session-context.ts";
import { useStored } from "../client/use-stored.ts";
import { ColleaguesHere } from "../presence/browser/colleagues-here.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useIsSmall } from "../ui/media-query.ts";
import { ResizeHandle } from "../ui/resize-handle.tsx";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import { useEntity } from "./entity-context.ts";
import { useKeyOf } from "../keys/own-keys.ts";
import { passOn, shares } from "./pass-on.ts";
import { takesFocus } from "./panel-focus.ts";
import { WaitingMark } from "./waiting-mark.tsx";

type Props = {
  /** What it is: "Lead". */
  title: string;
  id: string;
  /** Its place in the list, from 0; -1 when it is not in it. */
  index: number;
  count: number | undefined;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
};

const usual_width = 480;

/** One record beside its list; over it on a tablet, in its place on a phone. */
export function Panel(props: Props) {
  const { title, id, children } = props;
  const top = useRef<HTMLElement>(null);
  const small = useIsSmall();
  const [width, resizing] = useWidth();
  // On a phone the list is gone: whoever opened the record must find themselves in it.
  useEffect(() => {
    if (takesFocus(id) || small) top.current?.focus();
  }, [small, id]);
  useRoom(small ? null : width);
  return (
    <aside
      ref={top}
      aria-label={title}
      tabIndex={-1}
      style={{ "--width": `${width}px` } as CSSProperties}
      className="z-20 flex w-(--width) max-w-[75vw] flex-none flex-col overflow-hidden border-l border-line bg-raised outline-none max-tablet:absolute max-tablet:inset-0 max-tablet:w-full max-tablet:max-w-none max-tablet:border-0 desktop:relative max-desktop:absolute max-desktop:inset-y-0 max-desktop:right-0 max-desktop:shadow-float"
    >
      {!small && <ResizeHandle label={t("Width of the panel")} width={width} edge="left" {...resizing} />}
      <Header {...props} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
    </aside>
  );
}

/** Tells what floats over the page how much of its right edge the panel takes, so that it covers nothing there. */
function useRoom(width: number | null): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (width !== null) style.setProperty("--panel", `min(${width}px, 75vw)`);
    return () => void style.removeProperty("--panel");
  }, [width]);
}

/** How wide this person has the panel on this device; what is being drawn is kept when it is let go. */
function useWidth() {
  const { person } = useSession();
  const [stored, keep] = useStored(`tandem.panel.${person.id}`);
  const [drawn, draw] = useState<number | null>(null);
  const resizing = {
    least: 360,
    most: 960,
    onResize: (wanted: number, done: boolean) => {
      draw(done ? null : wanted);
      if (done) keep(String(wanted));
    },
    onReset: () => keep(null),
  };
  return [drawn ?? (Number(stored) || usual_width), resizing] as const;
}

/** Which record it is and where it stands in the list, who else has it open, and ways to pass it on and to leave it. */
function Header({ title, id, index, count, onStep, onClose }: Props) {
  const place =
    index >= 0 && count
      ? `${title} · ${t("{{index}} of {{count}}", { index: formatNumber(index + 1), count: formatNumber(count) })}`
      : title;
  return (
    <header className="flex flex-none items-center gap-1 pt-2 pr-2 pl-4">
      <p className="min-w-0 flex-1 truncate text-meta text-ink-3 tabular-nums">
        {place}
        <WaitingMark id={id} />
      </p>
      {index >= 0 && <Steps index={index} count={count} onStep={onStep} />}
      <ColleaguesHere entity={useEntity()} id={id} />
      <IconButton
        icon={shares ? Share2 : Link2}
        label={shares ? t("Share") : t("Copy link")}
        onClick={() => void passOn(linkTo(id))}
      />
      <IconButton icon={X} label={t("Close (Esc)")} onClick={onClose} />
    </header>
  );
}

function Steps({ index, count, onStep }: Pick<Props, "index" | "count" | "onStep">) {
  const look = "aria-disabled:text-ink-3 aria-disabled:opacity-50";
  const [first, last] = [index === 0, index + 1 === count];
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label={t("Previous record")}
        {...useKeyOf("previous")}
        aria-disabled={first}
        onClick={() => onStep(-1)}
        className={look}
      />
      <IconButton
        icon={ChevronDown}
        label={t("Next record")}
        {...useKeyOf("next")}
        aria-disabled={last}
        onClick={() => onStep(1)}
        className={look}
      />
    </>
  );
}

/** The link opens the record alone: the filters of whoever passes it on may hide it from another. */
function linkTo(id: string): string {
  const tab = new URLSearchParams(location.search).get("tab");
  const query = new URLSearchParams({ ...(tab && { tab }), id });
  return `${location.origin}${location.pathname}?${query.toString()}`;
}
