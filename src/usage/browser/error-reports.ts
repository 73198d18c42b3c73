import * as Sentry from "@sentry/browser";
import type { SignedIn } from "../../client/session.ts";

/** Tells Sentry of errors, with what was done before them: at most 100 steps, messages of at most 2,048 characters. */
export function beginErrorReports({ outside, person }: SignedIn): void {
  if (!outside?.sentry) return;
  Sentry.init({
    dsn: outside.sentry.dsn,
    maxBreadcrumbs: 100,
    // Spec: errors that nobody caught are shown to nobody; they are told of here.
    beforeBreadcrumb: (crumb) => ({ ...crumb, ...(crumb.data && { data: cleaned(crumb.data) }) }),
    beforeSend: (event) => ({
      ...event,
      ...(event.message && { message: event.message.slice(0, most_letters) }),
      request: { ...event.request, url: event.request?.url?.replace(/[?#].*$/s, "") },
    }),
  });
  const { id, email, role } = person;
  Sentry.setUser({ id, email, role: role || "unknown" });
}

/** Forgets who they were. */
export function endErrorReports(): void {
  Sentry.setUser(null);
}

/** Tells of an error that was caught. */
export function reportError(error: unknown): void {
  Sentry.captureException(error);
}

const most_letters = 2048;

function cleaned(data: Record<string, unknown>): Record<string, unknown> {
  const clean = (value: unknown) => (typeof value === "string" ? value.replace(/[?#].*$/s, "") : value);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]));
}
