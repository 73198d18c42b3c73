import { type LucideIcon, Share, SquarePlus } from "lucide-react";
import { phrase } from "../../../ui/translate.ts";

/** A kind of device or browser and the steps that install a web app on it, in English. */
export type Platform = {
  id: string;
  name: string;
  steps: string[];
  /** The signs to look for, by step. */
  pictures?: Record<string, LucideIcon>;
};

/** All platforms we know the steps of, the present one first. */
export function platforms(userAgent: string, touchPoints: number): Platform[] {
  const here = detect(userAgent, touchPoints);
  return known.toSorted((a, b) => Number(b.id === here) - Number(a.id === here));
}

/** The id of the platform that a browser says it runs on. */
export function detect(userAgent: string, touchPoints: number): string {
  // An iPad says that it is a Mac; a Mac has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent);
  if (isApple || (userAgent.includes("Macintosh") && touchPoints > 1)) return "ios";
  if (userAgent.includes("Android")) return "android";
  if (userAgent.includes("Firefox/")) return "firefox";
  if (/Chrome\/|Edg\//.test(userAgent)) return "chromium";
  return userAgent.includes("Macintosh") ? "safari" : "chromium";
}

const known: Platform[] = [
  {
    id: "chromium",
    name: phrase("Chrome or Edge on a computer"),
    steps: [
      phrase("Open the browser's menu at the top right."),
      phrase(
        "Choose “Cast, save and share”, then “Install page as app”; in Edge “Apps”, then “Install this site as an app”.",
      ),
      phrase("Confirm with “Install”."),
    ],
  },
  {
    id: "safari",
    name: phrase("Safari on a Mac"),
    steps: [phrase("Open the File menu."), phrase("Choose “Add to Dock”."), phrase("Confirm with “Add”.")],
  },
  {
    id: "ios",
    name: phrase("iPhone or iPad"),
    steps: [
      phrase("Open this page in Safari and tap the Share button."),
      phrase("Choose “Add to Home Screen”."),
      phrase("Confirm with “Add”."),
    ],
    pictures: {
      "Open this page in Safari and tap the Share button.": Share,
      "Choose “Add to Home Screen”.": SquarePlus,
    },
  },
  {
    id: "android",
    name: phrase("Android"),
    steps: [
      phrase("Open the browser's menu at the top right."),
      phrase("Choose “Add to home screen”, then “Install”."),
      phrase("Confirm with “Install”."),
    ],
  },
  {
    id: "firefox",
    name: phrase("Firefox on a computer"),
    steps: [
      phrase(
        "Firefox does not install web apps on every computer. Open this page in Chrome, Edge or Safari, or keep a bookmark.",
      ),
    ],
  },
];
