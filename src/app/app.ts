import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import type { Needs as Agents } from "../agents/deploy.ts";
import { serveModel } from "../agents/model/serve-model.ts";
import { serveToolServers } from "../agents/outside/serve-tool-servers.ts";
import { serveTokens } from "../agents/serve-tokens.ts";
import { serveAgents } from "../agents/serve-agents.ts";
import { servePolicies } from "../agents/evaluation/serve-policies.ts";
import { serveApprovals } from "../agents/approvals/serve-approvals.ts";
import { serveHalt } from "../agents/serve-halt.ts";
import type { Identity } from "../auth/identity.ts";
import { serveAuth } from "../auth/serve-auth.ts";
import { whoAsks } from "../auth/who-asks.ts";
import type { Ways } from "../client/session.ts";
import type { Config } from "../config.ts";
import type { Doors } from "../database/open.ts";
import { AppError } from "../entity/errors.ts";
import { type Kernel } from "../entity/kernel.ts";
import type { Asking } from "../entity/request.ts";
import { serveEntities } from "../entity/serve.ts";
import { serveLog } from "../audit/serve-log.ts";
import { serveSecurity } from "../audit/serve-security.ts";
import { serveSetAside } from "../audit/serve-set-aside.ts";
import { serveActivityFile, serveFeed } from "../calendar/serve-calendar.ts";
import { serveFeeds } from "../calendar/serve-feeds.ts";
import { answerError } from "./answer-error.ts";
import { serveChannels } from "../channels/serve-channels.ts";
import { serveApiPage } from "../http/api-page.ts";
import type { Browser } from "./browser-files.ts";
import { serveCreative } from "../creative/serve-creative.ts";
import { servePublicEnvelopes } from "../signing/serve-public-envelopes.ts";
import { serveInbox } from "../inbox/serve-inbox.ts";
import { serveMailboxes } from "../inbox/serve-mailboxes.ts";
import { serveSigning } from "../signing/serve-signing.ts";
import { serveVerify } from "../signing/serve-verify.ts";
import { servePublicApprovals } from "../creative/serve-public-approvals.ts";
import { serveLeadMachine } from "../lead-machine/serve-lead-machine.ts";
import { servePublicForms } from "../lead-machine/serve-public-forms.ts";
import { serveLogo, serveLogoFile } from "../company/serve-logo.ts";
import { letterAddresses } from "../marketing/letter-address.ts";
import { serveMarketing } from "../marketing/serve-marketing.ts";
import { serveLinks, servePublicMail } from "../marketing/serve-public-mail.ts";
import { serveMcp } from "../mcp/serve-mcp.ts";
import type { Store } from "../files/store.ts";
import { serveContent } from "../files/serve-content.ts";
import { serveUploads } from "../files/serve-uploads.ts";
import { lookAtParts } from "../health/look-at-parts.ts";
import type { Machine } from "../health/judge.ts";
import { serveConnections } from "../integrations/serve-connections.ts";
import { serveWebhooks } from "../integrations/serve-webhooks.ts";
import { serveHealth } from "../health/serve-health.ts";
import { serveJobs } from "../jobs/serve-jobs.ts";
import { measure } from "../monitoring/measure.ts";
import type { Recorder } from "../monitoring/recorder.ts";
import { programRelease } from "../monitoring/release.ts";
import { serveMetrics } from "../monitoring/serve-metrics.ts";
import { serveMonitoring } from "../monitoring/serve-monitoring.ts";
import { serveOptimization } from "../optimization/serve-optimization.ts";
import { serveHome } from "../home/serve-home.ts";
import { serveRights } from "../auth/rights/serve-rights.ts";
import { servePortfolio } from "../portfolio/serve-portfolio.ts";
import { serveImports } from "../imports/serve-imports.ts";
import type { Jobs } from "../imports/jobs.ts";
import { letterSeal } from "../mail/letter.ts";
import { serveRecordMail } from "../mail/serve-record-mail.ts";
import { serveMail } from "../mail/serve-mail.ts";
import { serveChoices } from "../notifications/serve-choices.ts";
import { serveNotifications } from "../notifications/serve-notifications.ts";
import { servePresence } from "../presence/serve-presence.ts";
import { servePush } from "../push/serve-push.ts";
import { vapid } from "../push/vapid.ts";
import { serveExports } from "../exports/serve-exports.ts";
import { serveDuplicates } from "../duplicates/serve-duplicates.ts";
import { serveAnalytics } from "../analytics/serve-analytics.ts";
import { serveReports } from "../reports/serve-reports.ts";
import { serveSearch } from "../search/serve-search.ts";
import { serveBigScreens } from "../big-screens/serve-big-screens.ts";
import { servePublicScreen } from "../big-screens/serve-public-screen.ts";
import type { ScreenStreams } from "../big-screens/screen-streams.ts";
import { serveEvents } from "../realtime/serve-events.ts";
import type { Streams } from "../realtime/streams.ts";
import type { Derive } from "../secrets.ts";
import { serveDeveloper } from "../developer/serve-developer.ts";
import { serveTemplates } from "../templates/serve-templates.ts";
import { serveWorkflows } from "../workflows/serve-workflows.ts";
import { serveUsage } from "../usage/serve-usage.ts";
import { fairShare } from "../http/fair-share.ts";
import { guard } from "../http/guard.ts";
import { guardApi } from "./guard-api.ts";
import { operations, tags } from "./operations.ts";
import { type Readiness, serveProbes } from "../http/probes.ts";

/** What the web server is made of. */
export type Parts = {
  config: Config;
  kernel: Kernel;
  doors: Doors;
  identity: Identity;
  derive: Derive;
  streams: Streams;
  screens: ScreenStreams;
  jobs: Jobs;
  store: Store;
  machine: () => Promise<Machine>;
  agents: Agents;
  recorder: Recorder;
  log: Logger;
  setup_code: string | undefined;
  browser: Browser;
  /** Of a server that never stops where it is missing. */
  readiness?: Readiness;
};

const { version } = programRelease();

/** The whole web application: guards, the API, and the browser's files behind it. */
export function webApp(parts: Parts): Hono<Asking> {
  const { config, kernel, identity, streams, log, setup_code, browser } = parts;
  const { front } = parts.doors;
  const app = new Hono<Asking>();
  const address = addressOf(config.trust_proxy);
  app.use("*", guard(config, browser.inline));
  app.onError((error, c) => answerError(error, c, log, parts.recorder.errors));
  app.use("/api/*", measure(parts.recorder.requests));
  const share = config.fair_share ? fairShare(front) : undefined;
  guardApi(app, parts, share, address);
  app.route("/api/docs", serveApiPage());
  app.route("/api/events", serveEvents(kernel.database, streams));
  const who_asks = whoAsks(front, identity, {
    code_required: setup_code !== undefined,
    ways: waysOf(config),
    outside: config.outside,
  });
  serveAuth(app, parts, { database: front, identity, who_asks, setup_code, address });
  servePublicly(app, parts, address);
  serveFiles(app, parts);
  serveMessages(app, parts);
  serveRooms(app, parts);
  app.route("/api/mcp", serveMcp(kernel, version));
  app.route("/api/developer", serveDeveloper(kernel, { url: config.url, version }, { share, streams }));
  app.route("/api", serveEntities(kernel, { version, url: config.url, tags, operations }));
  app.all("/api/*", () => {
    throw new AppError("RESOURCE_NOT_FOUND", "There is no such address.");
  });
  app.route("/", serveMetrics({ config, metrics: parts.recorder.metrics, ...measuredBy(parts), address }));
  app.route("/", serveProbes(front, parts.readiness ?? { draining: false }));
  app.route("/", browser.serve(who_asks));
  return app;
}

// What is looked up when the metrics are read.
function measuredBy({ doors, agents, machine }: Parts) {
  return {
    pools: () => Object.fromEntries(Object.entries(doors).map(([name, door]) => [name, door.pool()])),
    parts: () => lookAtParts(doors.own, agents.system, machine),
  };
}

// Without a session: each by its own secret, or for whoever comes.
function servePublicly(
  app: Hono<Asking>,
  { config, kernel, doors, derive, store, screens, browser }: Parts,
  address: (c: Context) => string,
): void {
  app.route("/public/calendar", serveFeed(kernel.database, config.url, address));
  app.route("/public/logo", serveLogoFile(doors.front, address));
  const seal = letterSeal(derive("mail"));
  const forms = { database: doors.front, secret: derive("forms"), seal, url: config.url, address };
  app.route("/public/forms", servePublicForms(forms));
  const addresses = letterAddresses(config.url, derive("campaigns"));
  app.route("/public/mail", servePublicMail({ database: doors.front, addresses, address }));
  app.route("/public/go", serveLinks(doors.front, address));
  const secure = config.url.startsWith("https:");
  const screen = { database: doors.front, streams: screens, page: browser.screen, secure, address };
  app.route("/public/screen", servePublicScreen(screen));
  app.route("/public/approvals", servePublicApprovals({ database: doors.front, store, address }));
  const signing = { database: doors.front, store, address };
  app.route("/public/sign", servePublicEnvelopes({ ...signing, script: browser.scripts.sign }));
  app.route("/public/verify", serveVerify({ ...signing, script: browser.scripts.verify }));
}

function serveFiles(
  app: Hono<Asking>,
  { config, kernel: { database }, agents: { system }, store, derive }: Parts,
): void {
  app.route("/api/signing", serveSigning({ database, store, derive, url: config.url }));
  app.route("/api/uploads", serveUploads({ database, system, store, most_bytes: config.most_file_bytes }));
  app.route("/api/files", serveContent(database, store));
  const { private_hosts } = config;
  app.route("/api/inbox/mailboxes", serveMailboxes({ database, derive, private_hosts }));
  app.route("/api/inbox", serveInbox({ database, store }));
}

// What people write to each other and are told.
function serveMessages(app: Hono<Asking>, { config, kernel, derive }: Parts): void {
  app.route("/api/outgoing_mail", serveMail(kernel.database, config.smtp !== undefined));
  const seal = letterSeal(derive("mail"));
  app.route("/api/record_mail", serveRecordMail(kernel.database, seal, config.smtp !== undefined));
  app.route(
    "/api/templates",
    serveTemplates({ database: kernel.database, seal, configured: config.smtp !== undefined }),
  );
  app.route("/api", serveNotifications(kernel.database));
  app.route("/api", serveChoices(kernel.database));
  app.route("/api/push", servePush(kernel.database, vapid(derive, config.url).public_key, config.push_hosts));
  app.route("/api", serveChannels(kernel.database));
  app.route("/api/employee_presence", servePresence(kernel.database));
}

// What entities do not serve by themselves.
function serveRooms(app: Hono<Asking>, { config, kernel, doors, derive, jobs, agents, machine, screens }: Parts): void {
  app.route("/api/imports", serveImports(kernel, jobs));
  // (Before the files of entities, whose address its own would be.)
  app.route("/api/audit-logs", serveLog(kernel, { ...kernel, database: doors.exports }));
  app.route("/api", serveExports({ ...kernel, database: doors.exports }));
  app.route("/api/reports", serveReports(kernel));
  app.route("/api/analytics", serveAnalytics(kernel.database));
  app.route("/api", serveSearch(kernel.database));
  app.route("/api/duplicates", serveDuplicates(kernel.database, kernel.entities));
  app.route("/api/system_health", serveHealth(kernel.database, machine, version));
  app.route("/api/optimization", serveOptimization(kernel.database));
  app.route("/api/monitoring", serveMonitoring(kernel.database));
  app.route("/api/security", serveSecurity(kernel.database, config.database_url === undefined));
  app.route("/api/jobs", serveJobs(kernel.database));
  app.route("/api/set_aside", serveSetAside(kernel.database));
  app.route("/api/home", serveHome(kernel));
  app.route("/api/rights", serveRights(kernel.database, doors.patient));
  app.route("/api/portfolio", servePortfolio(kernel.database));
  app.route("/api/account/calendar-feeds", serveFeeds(kernel.database, config.url));
  app.route("/api/activities", serveActivityFile(kernel.database, config.url));
  app.route("/api/company/logo", serveLogo(kernel.database));
  const outside = { ...agents, derive, private_hosts: config.private_hosts };
  app.route("/api/agents/model", serveModel(outside));
  app.route("/api/big_screen", serveBigScreens(kernel.database, config.url, screens));
  app.route("/api/lead_machine", serveLeadMachine(kernel.database, config.url));
  app.route("/api/marketing", serveMarketing(kernel, config.smtp !== undefined));
  app.route("/api/creative", serveCreative(kernel.database, derive, config.url));
  app.route("/api/integrations/connections", serveConnections(kernel.database, machine));
  app.route("/api/integrations/webhooks", serveWebhooks(kernel.database, derive));
  app.route("/api/workflow_runs", serveWorkflows(kernel));
  app.route("/api/agents/tool_servers", serveToolServers(outside));
  const keeps = "app.keep_repository_token($1, $2)::text";
  app.route("/api/agents/repositories", serveTokens(outside, "repositories", keeps));
  app.route("/api/agents", serveHalt(kernel.database));
  app.route("/api/agents", serveApprovals(kernel));
  app.route("/api/agents", servePolicies(kernel.database));
  app.route("/api/agents", serveAgents(agents));
  app.route("/api/usage", serveUsage(kernel.database));
}

/** The ways in that there are beside a password. */
function waysOf({ smtp, url, oidc }: Config): Ways {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return { link: smtp !== undefined, passkey: isIP(host) === 0, sso: oidc?.name ?? null };
}

/** The caller's address: the socket's, unless a trusted proxy names it. */
function addressOf(trust_proxy: boolean): (c: Context) => string {
  return (c) => {
    const forwarded = trust_proxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    return forwarded ?? getConnInfo(c).remote.address ?? "unknown";
  };
}
