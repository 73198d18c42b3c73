/** The classes of every control that is typed into or chosen from. */
export const controlLook =
  "w-full min-w-0 rounded-md border border-control bg-raised px-2 text-row text-ink placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-bad focus-visible:outline-offset-0 touch:text-[16px]";

/** The height of a control of one line: 32 px, 40 px on touch. */
export const lineHeight = "h-8 touch:h-10";
