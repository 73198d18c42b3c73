import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../../ui/translate.ts";
import type { ReviewedFile } from "../files/record-files.tsx";
import { type Comment, type Draft, movedBy, within } from "./draft.ts";

type Props = {
  file: ReviewedFile;
  pins: Comment[];
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** The comment that is marked. */
  chosen: string | null;
  choose: (id: string | null) => void;
};

/** A picture with the pins of its comments. A press on it, or arrows on a new pin, say where the next comment stands. */
export function PinnedPicture({ file, pins, draft, setDraft, chosen, choose }: Props) {
  const place = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width > 0) setDraft({ point: { x: within((clientX - left) / width), y: within((clientY - top) / height) } });
  };
  return (
    <div className="mt-2 grid place-items-center rounded-md border border-line bg-sunken">
      <div className="relative">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- By keys a pin is added below, and moved by arrows. */}
        <img
          src={`/api/files/${file.id}/content`}
          alt={t("Version {{number}} of {{name}}", { number: file.number ?? "", name: file.name })}
          className="block max-h-[60vh] max-w-full cursor-crosshair object-contain"
          onClick={place}
        />
        {pins.map((pin, at) => (
          <button
            key={pin.id}
            type="button"
            aria-pressed={chosen === pin.id}
            aria-label={t("Pin {{number}}: {{text}}", { number: at + 1, text: pin.name })}
            style={{ left: `${(pin.x ?? 0) * 100}%`, top: `${(pin.y ?? 0) * 100}%` }}
            className={classNames(
              dot,
              pin.resolved ? "bg-raised text-ink-2 border-line" : "border-raised bg-person text-on-person",
              chosen === pin.id && "outline-2 outline-offset-2 outline-focus",
            )}
            onClick={() => choose(chosen === pin.id ? null : pin.id)}
          >
            {at + 1}
          </button>
        ))}
        {draft.point && <NewPin point={draft.point} move={(point) => setDraft({ point })} />}
      </div>
    </div>
  );
}

const dot =
  "absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 text-meta/4 font-semibold tabular-nums shadow-float";

type NewProps = { point: { x: number; y: number }; move: (point: { x: number; y: number }) => void };

/** Where the comment that is being written will stand; arrows move it. */
function NewPin({ point, move }: NewProps) {
  const pin = useRef<HTMLButtonElement>(null);
  useEffect(() => pin.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, event.shiftKey, point);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    move(moved);
  };
  return (
    <button
      ref={pin}
      type="button"
      aria-label={t("New pin at {{x}} % and {{y}} %. Arrows move it.", {
        x: Math.round(point.x * 100),
        y: Math.round(point.y * 100),
      })}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      className={classNames(dot, "border-raised bg-warn text-raised")}
      onKeyDown={onKeyDown}
    >
      +
    </button>
  );
}
