// What only asks is asked again by whoever wants to know; what tells of a moment, or counts attempts, is not told twice; and
// what takes a password, or ends a session, knows no idempotency key by which the server would see that it has done it.
const never =
  /^\/api\/(setup|uploads|sign-|links|mcp|employee_presence|audit-logs$|audit-logs\/revert\/|frontend-failures|big_screen\/links\/make|inbox\/mailboxes\/[^/]+\/(try|look)|usage\/events|account\/(password|confirm|second-factor|passkeys\/(?!rename)|sso|(api-keys|calendar-feeds)\/make))|(allowed|preview|similar|summaries|reports\/run(\.csv)?|workflow_runs\/try|model\/try|export\.\w+|search_global|get_unread_notification_count)$/;

/** Whether a write may be sent again under its key, since the server does it once however often it comes. */
export function isRepeatable(path: string): boolean {
  return !never.test(path);
}
