import { useSyncExternalStore } from "react";

/** One short message at the foot of the window. */
export type Toast = {
  id: number;
  text: string;
  tone: "good" | "bad" | "info";
  action?: { label: string; act: () => void };
  /** How long it stays, in milliseconds; what can be undone stays 10 s. */
  stay: number;
};

type Options = Partial<Pick<Toast, "tone" | "action">>;

/** Says that something was done, failed or changed; with an action it can be undone for 10 s. */
export function toast(text: string, { tone = "info", action }: Options = {}): void {
  number += 1;
  const stay = action ? 10_000 : 5000;
  // At most three, so that a burst cannot cover the page.
  publish([...toasts, { id: number, text, tone, stay, ...(action && { action }) }].slice(-3));
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** The toasts that are shown now. */
export function useToasts(): Toast[] {
  const now = () => toasts;
  return useSyncExternalStore(subscribe, now, now);
}

let number = 0;
let toasts: Toast[] = [];
const listeners = new Set<() => void>();

function publish(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
