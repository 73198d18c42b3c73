/** `+25`, `−10`. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
