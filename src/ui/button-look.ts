import { classNames } from "./class-names.ts";

/** How loud a button or a link that looks like one is. */
export type ButtonTone = "primary" | "plain" | "stop" | "quiet";

/** Small stands in a row or a panel, medium in a page's title line, large under a form. */
export type ButtonSize = "small" | "medium" | "large";

/** The classes of a button, shared by button and link so that both look the same. */
export function buttonLook(tone: ButtonTone, size: ButtonSize, more?: string): string {
  return classNames(shape, tones[tone], sizes[size], more);
}

const shape =
  "inline-flex select-none items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap transition-[filter,background-color] aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3 touch:h-10";

const tones = {
  primary: "border-person bg-person text-on-person hover:brightness-95",
  plain: "border-line bg-raised text-ink hover:bg-sunken",
  stop: "border-bad bg-raised text-bad hover:bg-bad-soft",
  quiet: "border-transparent text-ink-2 hover:bg-line-2 hover:text-ink",
};

const sizes = {
  small: "h-6.5 px-2 text-meta",
  medium: "h-7.5 px-2.5 text-row",
  large: "h-9 px-4 text-form",
};
