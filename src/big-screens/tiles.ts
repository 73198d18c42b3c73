/** What a big screen can show: each a part of it, in the order that its maker chose. */
export const tile_names = ["target", "wins", "board", "pipeline", "meetings"] as const;

export type TileName = (typeof tile_names)[number];
