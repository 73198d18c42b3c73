import type { TestCompany } from "../testing/company.ts";

/** Of the definers that people call those on webhooks and connections. */
export const on_webhooks = {
  "connections()": "the right to open the page of integrations",
  "make_webhook_secret(p_id uuid)": "the scopes of changing webhooks (app.hold); in person",
  "test_webhook(p_id uuid)": "the scopes of changing webhooks (app.hold); in person, ten a minute",
  "replay_webhook(p_id uuid, p_delivery uuid, p_from timestamp with time zone, p_until timestamp with time zone)":
    "the scopes of changing webhooks (app.hold); in person",
  "pause_webhook(p_id uuid, p_pause boolean)": "the right to pause webhooks (app.hold); in person",
  "webhook_log(p_id uuid, p_before bigint, p_failed boolean)":
    "the right to read webhooks; what was sent only its reader, of records that they see",
};

/** Of those that the server calls those that send. */
export const on_sending = {
  "queue_webhooks(p_most integer)": "the server only",
  "lease_webhook(p_token_hash bytea)": "the server only",
  "settle_webhook(p_id uuid, p_attempt integer, p_outcome text, p_status integer, p_request text, p_response text, p_ms integer, p_error text, p_last boolean)":
    "the server only",
  "retire_webhooks()": "the server only",
};

/** A webhook that is somebody else's to change. */
export const webhookOf = ({ row }: TestCompany) =>
  row("public.webhooks", { name: "Hidden", address: "https://hooks.example", events: "{leads.created}" });

/** Their tries. */
export const triesOnWebhooks = (theirs: { webhook: string }): Record<string, string[]> => ({
  make_webhook_secret: [`app.make_webhook_secret('${theirs.webhook}')`],
  test_webhook: [`app.test_webhook('${theirs.webhook}')`],
  replay_webhook: [`app.replay_webhook('${theirs.webhook}', null, '-infinity', 'infinity')`],
  pause_webhook: [`app.pause_webhook('${theirs.webhook}', true)`],
  webhook_log: [`app.webhook_log('${theirs.webhook}', null, false)`],
});
