import { useSyncExternalStore } from "react";

/** One short message at the foot of the window. */
export type Toast = {
  id: number;
  text: string;
  tone: "good" | "bad" | "info";
  /** What takes it back, in most. */
  action?: Offer;
  /** What could come next. */
  also?: Offer;
  /** How long it stays, in milliseconds; what can be undone stays 10 s. */
  stay: number;
};

type Offer = { label: string; act: () => void };
type Options = Partial<Pick<Toast, "tone" | "action" | "also">>;

/** Says that something was done, failed or changed; with an action it can be undone for 10 s. Answers by what it is taken away. */
export function toast(text: string, { tone = "info", action, also }: Options = {}): number {
  number += 1;
  const stay = action || also ? 10_000 : 5000;
  // At most three, so that a burst cannot cover the page.
  publish([...toasts, { id: number, text, tone, stay, ...(action && { action }), ...(also && { also }) }].slice(-3));
  return number;
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
