import type { Entry } from "../../client/api.ts";

/** A comment on a version, as lists have it. */
export type Comment = Entry<"asset_comments">;

/** Where the comment that is being written is to stand: a point of the picture, or nowhere. */
export type Draft = { point: { x: number; y: number } | null };

export const no_draft: Draft = { point: null };

/** A point moved by a key: a hundredth of the picture, with Shift a twentieth; within the picture. Nothing for other keys. */
export function movedBy(key: string, far: boolean, { x, y }: { x: number; y: number }) {
  const step = far ? 0.05 : 0.01;
  const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  if (right === undefined || down === undefined) return undefined;
  return { x: within(x + right * step), y: within(y + down * step) };
}

/** A share of the picture, to five places, from 0 to 1. */
export const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100_000) / 100_000;
