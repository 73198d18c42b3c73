/** Minutes as they stand in the control that changes them, and in a file: `1:30`. */
export function typedDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/**
 * What was written as a duration, in minutes: `1h30`, `1:30`, `90m`, `1,5 h`, `1 h 30 min`; a bare number is hours, `1.5`.
 * Undefined where it is none.
 */
export function parseDuration(text: string): number | undefined {
  const plain = text.toLowerCase().replaceAll(/\s/g, "").replaceAll(",", ".");
  const [, clock_hours, clock_minutes] = /^(\d{1,5}):([0-5]\d)$/.exec(plain) ?? [];
  if (clock_hours && clock_minutes) return Number(clock_hours) * 60 + Number(clock_minutes);
  const [, whole, after] = new RegExp(`^(\\d{1,5})${hour}(\\d{1,2})(?:${minute})?$`).exec(plain) ?? [];
  if (whole && after) return Number(after) < 60 ? Number(whole) * 60 + Number(after) : undefined;
  const [, hours] = new RegExp(`^(\\d{1,5}(?:\\.\\d*)?|\\.\\d+)(?:${hour})?$`).exec(plain) ?? [];
  if (hours) return Math.round(Number(hours) * 60);
  const [, minutes] = new RegExp(`^(\\d{1,6})${minute}$`).exec(plain) ?? [];
  return minutes ? Number(minutes) : undefined;
}

const hour = "(?:h|hr|hrs|hour|hours|heure|heures)";
const minute = "(?:m|mn|min|mins|minute|minutes)";
const two = (count: number) => String(count).padStart(2, "0");
