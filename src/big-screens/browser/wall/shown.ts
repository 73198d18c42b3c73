import type { TileName } from "../../tiles.ts";

/** Money in the company's currency. */
type Worth = number;

export type TargetTile = {
  tile: "target";
  from: string;
  until: string;
  today: string;
  won: Worth;
  deals: number;
  /** So many are not in the sum, since the rate of their currency is not known. */
  unrated: number;
  target: Worth | null;
  /** How much of it by today, were it reached evenly. */
  by_now: Worth | null;
  /** What was won by the end of each day on which something was. */
  line: [day: string, worth: Worth][];
};
export type Win = { key: string; at: string; worth: Worth | null; who: string | null; about: string | null };
export type WinsTile = { tile: "wins"; count: number; worth: Worth; unrated: number; rows: Win[] };
export type BoardTile = {
  tile: "board";
  month: string;
  rows: { who: string | null; deals: number; worth: Worth; activities: number }[];
};
export type PipelineTile = {
  tile: "pipeline";
  leads: number;
  worth: Worth;
  unrated: number;
  rows: { name: string; leads: number; worth: Worth }[];
};
export type Meeting = {
  kind: "call" | "meeting" | "visit";
  at: string;
  all_day: boolean;
  what: string | null;
  about: string | null;
  who: string | null;
};
export type MeetingsTile = { tile: "meetings"; rows: Meeting[] };
export type Tile = { tile: TileName } & (TargetTile | WinsTile | BoardTile | PipelineTile | MeetingsTile);

/** What a big screen shows at a moment (app.big_screen_told). */
export type Shown = {
  name: string;
  layout: "slides" | "grid";
  seconds: number;
  theme: "dark" | "light";
  language: "english" | "french";
  names_hidden: boolean;
  at: string;
  currency: string;
  time_zone: string;
  company: { name: string; accent: string | null; logo: string | null };
  team: string | null;
  tiles: Tile[];
};
