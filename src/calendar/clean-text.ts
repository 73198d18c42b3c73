/** A text without what no line of iCalendar has: a calendar program may stumble over it, and none shows it. */
// oxlint-disable-next-line no-control-regex
export const clean = (text: string) => text.replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, " ").trim();
