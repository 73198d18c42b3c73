import type { Glyph } from "../../screen/state-mark.tsx";
import { glyphs as of_repositories } from "../repositories/repository-glyphs.ts";

const { waiting, in_step, needs_attention, failed } = of_repositories;

/** How it stands with a tool server, and how each is drawn: as it is with a repository. */
export const glyphs: Record<string, Glyph | undefined> = {
  waiting,
  reachable: in_step,
  altered: needs_attention,
  failed,
};
