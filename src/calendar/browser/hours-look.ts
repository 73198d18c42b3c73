/** How high an hour is drawn. */
export const hour_height = 48;
export const minute_height = hour_height / 60;
