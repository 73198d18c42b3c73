import { readStored, store } from "../../client/stored.ts";

/** One thing that happened in the interface, as the spec names its parts. */
type UiEvent = {
  category: string;
  action: string;
  label?: string;
  value?: number;
  data?: Record<string, string | number | boolean>;
  timestamp: string;
};

/** So many are kept, the oldest go first. */
const most_ui_events = 1000;

let key: string | null = null;
let unwritten: UiEvent[] = [];

/** Begins the log of a person in this browser; null ends it, and forgets it. */
export function openUiLog(person: string | null): void {
  unwritten = [];
  if (key && !person) store(key, null);
  key = person && `tandem.ui_log.${person}`;
}

/** Notes what happened; it is written down when the browser has a moment, and stays in this browser. */
export function logUiEvent(event: Omit<UiEvent, "timestamp">): void {
  if (unwritten.length === 0) setTimeout(writeUiLog, 1000);
  unwritten.push({ ...event, timestamp: new Date().toISOString() });
}

/** Writes down what was noted; before the page goes too. */
export function writeUiLog(): void {
  if (!key || unwritten.length === 0) return;
  store(key, JSON.stringify([...readUiLog(key), ...unwritten].slice(-most_ui_events)));
  unwritten = [];
}

function readUiLog(from: string): UiEvent[] {
  try {
    return JSON.parse(readStored(from) ?? "[]") as UiEvent[];
  } catch {
    return [];
  }
}
