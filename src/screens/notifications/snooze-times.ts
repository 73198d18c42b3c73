/** When what is put off comes back, by the clock of this device: in an hour, tomorrow at nine, on Monday at nine. */
export function snoozeTimes(now = new Date()): { hour: Date; tomorrow: Date; week: Date } {
  const nineIn = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
  return {
    hour: new Date(now.getTime() + 3_600_000),
    tomorrow: nineIn(1),
    week: nineIn((8 - now.getDay()) % 7 || 7),
  };
}
