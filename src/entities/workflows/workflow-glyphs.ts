import type { Glyph } from "../../screen/state-mark.tsx";
import { glyphs as of_repositories } from "../repositories/repository-glyphs.ts";

const { waiting, in_step, needs_attention } = of_repositories;

/** How it stands with a workflow, and how each is drawn: as it is with a repository. */
export const glyphs: Record<string, Glyph | undefined> = { draft: waiting, active: in_step, paused: needs_attention };
