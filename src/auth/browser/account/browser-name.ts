/** The browser and system that a User-Agent tells of, such as `Firefox, Windows`; null when it tells of none. */
export function browserName(agent: string | null): string | null {
  const named = (list: Array<[RegExp, string]>) => list.find(([sign]) => sign.test(agent ?? ""))?.[1];
  const told = [named(browsers), named(systems)].filter((name) => name !== undefined);
  return told.length > 0 ? told.join(", ") : null;
}

// In this order: each says that it is the ones below it, too.
const browsers: Array<[RegExp, string]> = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|CriOS\/|HeadlessChrome\//, "Chrome"],
  [/Version\/.*Safari\//, "Safari"],
];
const systems: Array<[RegExp, string]> = [
  [/Android/, "Android"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
