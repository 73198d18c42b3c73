import { useSyncExternalStore } from "react";

/** One short message at the foot of the window. */
export type Toast = {
  id: number;
  text: string;
  tone: "good" | "bad" | "info";
  /** Takes back what it tells of. */
  undo?: Undo;
  action?: Offer;
  /** What could come next. */
  also?: Offer;
  /** How long it stays, in milliseconds; what can be undone stays 10 s. */
  stay: number;
};

type Offer = { label: string; act: () => void };
type Options = Partial<Pick<Toast, "tone" | "undo" | "action" | "also">>;

/** Takes something back; rejects where it cannot, and resolves to `saidSo()` where it has told itself what came of it. */
export type Undo = () => unknown;

/** Says that something was done, failed or changed. Its undo is offered for 10 s, and by keys as long as the tab is open. */
export function toast(text: string, { tone = "info", undo, action, also }: Options = {}): number {
  number += 1;
  const stay = undo || action || also ? 10_000 : 5000;
  const offers = { ...(undo && { undo }), ...(action && { action }), ...(also && { also }) };
  // At most three, so that a burst cannot cover the page.
  publish([...toasts, { id: number, text, tone, stay, ...offers }].slice(-3));
  if (undo) done = [...done, { id: number, text, undo }].slice(-most_kept);
  return number;
}

const spoken = Symbol("spoken");

/** What an undo resolves to that has said itself what came of it, also that it could not be. */
export const saidSo = (): symbol => spoken;

/** What was done in this tab and not taken back yet, the newest last. */
export type Done = Pick<Toast, "id" | "text"> & { undo: Undo };
const most_kept = 100;
let done: Done[] = [];

/** The newest thing done in this tab that can be taken back. */
export const lastDone = (): Done | undefined => done.at(-1);

/** Takes one thing back. Resolves to whether it still has to be said; rejects where it could not be. */
export async function takeBack({ id, undo }: Done): Promise<boolean> {
  done = done.filter((one) => one.id !== id);
  dismissToast(id);
  return (await undo()) !== spoken;
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
