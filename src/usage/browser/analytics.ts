import { posthog } from "posthog-js/dist/module.no-external.js";
import type { SignedIn } from "../../client/session.ts";
import { isRealId } from "./real-id.ts";

/**
 * Tells PostHog of the use, as the spec has it: clicks, pages opened and left, kept in local storage; sessions recorded
 * with passwords masked, where that too was agreed to. Nothing is loaded from elsewhere than this program.
 */
export async function beginAnalytics({ outside, person }: SignedIn): Promise<void> {
  if (!outside?.posthog) return;
  const records = !!person.consents.recording;
  if (records) await import("posthog-js/dist/posthog-recorder.js");
  posthog.init(outside.posthog.key, {
    api_host: outside.posthog.host,
    autocapture: true,
    capture_pageview: true,
    capture_pageleave: true,
    persistence: "localStorage",
    disable_session_recording: !records,
    // Of what is shown once, such as codes, keys and links, nothing is recorded.
    session_recording: { maskAllInputs: false, maskInputOptions: { password: true }, blockClass: "ph-no-capture" },
    disable_external_dependency_loading: true,
    // What stands behind the question mark and the hash is for nobody: words searched, ids, links for one use. The first
    // address is kept before any event is made, so its values are masked there.
    mask_personal_data_properties: true,
    custom_personal_data_properties: [...new URLSearchParams(location.search).keys()],
    disable_capture_url_hashes: true,
    before_send: (event) => event && { ...event, properties: withoutQueries(event.properties) },
  });
  const { id, email, role } = person;
  if (isRealId(id)) posthog.identify(id, { email, role: role || "unknown" });
}

/** Forgets who they were. */
export function endAnalytics(): void {
  posthog.reset();
}

function withoutQueries(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, withoutQuery(value)]));
}

function withoutQuery(value: unknown): unknown {
  return typeof value === "string" && /^(https?:\/\/|\/)/.test(value) ? value.replace(/[?#].*$/s, "") : value;
}
