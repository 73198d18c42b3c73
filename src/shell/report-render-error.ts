import { request } from "../client/request.ts";

/** Tells the server that a screen failed to render; a failure to tell is ignored. */
export function reportRenderError(error: unknown, componentStack: string): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const details = { error: message, stack, componentStack, timestamp: new Date().toISOString() };
  const body = { event_type: "frontend_error", details };
  request("POST", "/api/audit-logs", { body }).catch(() => {});
  // For a service of error reports, where there is one and the person agrees (src/usage).
  dispatchEvent(new CustomEvent("tandem:error", { detail: error }));
}
