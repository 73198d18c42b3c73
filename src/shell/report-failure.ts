// One that comes again and again says nothing new.
const most = 10;
const told = new Set<string>();

/** Tells our own server of an error that nobody caught, without saying who met it; whether it hears is nobody's trouble. */
export function reportFailure(event: Event): void {
  const [event_type, cause] =
    event instanceof ErrorEvent
      ? ["uncaught_error", (event.error as unknown) ?? event.message]
      : ["unhandled_rejection", (event as PromiseRejectionEvent).reason as unknown];
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  if (told.size >= most || told.has(message)) return;
  told.add(message);
  const details = { error: message, stack, page: location.pathname, timestamp: new Date().toISOString() };
  const body = JSON.stringify({ event_type, details });
  const options = { method: "POST", headers: { "content-type": "application/json" }, body };
  // Neither who it is nor what they searched for goes along.
  const nameless = { credentials: "omit", referrerPolicy: "no-referrer" } as const;
  void fetch("/api/frontend-failures", { ...options, ...nameless, keepalive: body.length < 60_000 }).catch(
    () => undefined,
  );
}
