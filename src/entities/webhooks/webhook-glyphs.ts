import type { Glyph } from "../../screen/state-mark.tsx";
import { glyphs as of_repositories } from "../repositories/repository-glyphs.ts";

const { waiting, in_step, needs_attention, failed } = of_repositories;

/** How it stands with a webhook, and how each is drawn: as it is with a repository. */
export const glyphs: Record<string, Glyph | undefined> = {
  waiting,
  delivering: in_step,
  retrying: failed,
  paused: needs_attention,
};
