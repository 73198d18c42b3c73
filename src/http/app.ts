import { createRequire } from "node:module";
import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { serveAccount } from "../auth/account-routes.ts";
import { serveApiKeys } from "../auth/api-keys.ts";
import { servePeople } from "../auth/people-routes.ts";
import { serveDoors } from "../auth/routes.ts";
import type { Identity } from "../auth/identity.ts";
import { serveInvitations } from "../auth/invitations.ts";
import { servePasskeys, servePasskeySignIn } from "../auth/passkey-routes.ts";
import { serveSecondFactor } from "../auth/second-factor-routes.ts";
import { serveLinksByMail } from "../auth/links-by-mail.ts";
import { openProvider } from "../auth/oidc.ts";
import { serveSso, serveSsoLink } from "../auth/sso-routes.ts";
import { serveOwnData } from "../auth/own-data.ts";
import { oneUseLinks, serveLinks } from "../auth/links.ts";
import { whoActs } from "../auth/who-acts.ts";
import { whoAsks } from "../auth/who-asks.ts";
import type { Ways } from "../client/session.ts";
import type { Config } from "../config.ts";
import type { Doors } from "../database/open.ts";
import { AppError, statuses, type ErrorCode } from "../entity/errors.ts";
import { type Kernel } from "../entity/kernel.ts";
import { newId } from "../entity/operations.ts";
import type { Asking } from "../entity/request.ts";
import { serveEntities } from "../entity/serve.ts";
import { translateError } from "../entity/translate-error.ts";
import { serveReports } from "../audit/frontend-errors.ts";
import { serveSetAside } from "../audit/serve-set-aside.ts";
import { serveFailures } from "../audit/frontend-failures.ts";
import { serveApiPage } from "./api-page.ts";
import type { Browser } from "./browser-files.ts";
import { serveImports, takesFiles } from "../imports/serve-imports.ts";
import type { Jobs } from "../imports/jobs.ts";
import { letterSeal } from "../mail/letter.ts";
import { linkMail } from "../mail/link-mail.ts";
import { serveMail } from "../mail/serve-mail.ts";
import { serveChoices } from "../notifications/serve-choices.ts";
import { serveNotifications } from "../notifications/serve-notifications.ts";
import { servePresence } from "../presence/serve-presence.ts";
import { servePush } from "../push/serve-push.ts";
import { vapid } from "../push/vapid.ts";
import { serveExports } from "../exports/serve-exports.ts";
import { serveSearch } from "../search/serve-search.ts";
import { serveEvents } from "../realtime/serve-events.ts";
import type { Streams } from "../realtime/streams.ts";
import type { Derive } from "../secrets.ts";
import { serveUsage } from "../usage/serve-usage.ts";
import { fairShare } from "./fair-share.ts";
import { headers, sameOrigin } from "./guard.ts";
import { jsonBody } from "./json-body.ts";
import { operations, tags } from "./operations.ts";
import { outgoing } from "./outgoing.ts";

/** What the web server is made of. */
export type Parts = {
  config: Config;
  kernel: Kernel;
  doors: Pick<Doors, "front" | "patient" | "exports">;
  identity: Identity;
  derive: Derive;
  streams: Streams;
  jobs: Jobs;
  log: Logger;
  setup_code: string | undefined;
  browser: Browser;
};

const { version } = createRequire(import.meta.url)("../../package.json") as { version: string };
const most_body = 1_048_576;
// Before somebody is known: a password, a link, a report.
const most_of_nobody = 65_536;

/** The whole web application: guards, the API, and the browser's files behind it. */
export function webApp({
  config,
  kernel,
  doors: { front, patient, exports },
  identity,
  derive,
  streams,
  jobs,
  log,
  setup_code,
  browser,
}: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const address = addressOf(config.trust_proxy);
  app.use("*", async (c, next) => {
    c.set("request_id", newId());
    c.header("x-request-id", c.var.request_id);
    await next();
  });
  app.use("*", headers(config, browser.inline), sameOrigin(config));
  app.onError((error, c) => answerError(error, c, log));
  const [small, least] = [atMost(most_body, "1 MB"), atMost(most_of_nobody, "64 KB")];
  app.use("/api/*", compress({ threshold: 4096 }));
  // Said before there is an answer: a header that is added to one later makes a slow stream of a text.
  app.use("/api/*", async (c, next) => {
    c.header("vary", "accept-encoding");
    await next();
  });
  app.on("POST", ["/api/audit-logs", "/api/frontend-failures"], least);
  app.route("/api/audit-logs", serveReports(kernel.database, address));
  app.route("/api/frontend-failures", serveFailures(kernel.database, address));
  app.use("/api/*", whoActs(identity));
  if (config.fair_share) app.use("/api/*", fairShare(front));
  // Read only now: what a body costs is its sender's share, and of those whom nobody knows it is small.
  const writes = ["POST", "PUT", "PATCH", "DELETE"];
  app.on(writes, "/api/*", (c, next) => (takesFiles(c) ? next() : (c.var.actor ? small : least)(c, next)));
  app.on(writes, "/api/*", (c, next) => (takesFiles(c) ? next() : jsonBody(c, next)));
  app.route("/api/docs", serveApiPage());
  app.route("/api/events", serveEvents(kernel.database, streams));
  const exporting = { ...kernel, database: exports };
  const provider = config.oidc && openProvider(config.oidc, config.url, outgoing(config.private_hosts));
  const ways = waysOf(config);
  const who_asks = whoAsks(front, identity, {
    code_required: setup_code !== undefined,
    ways,
    outside: config.outside,
  });
  const doors = { database: front, identity, who_asks, setup_code, address };
  const links = oneUseLinks(config.url, derive("links"));
  const mail = linkMail(kernel.database, letterSeal(derive("mail")), config.smtp !== undefined);
  app.route("/api", serveDoors(doors));
  app.route("/api/sign-in/passkey", servePasskeySignIn(doors));
  if (provider) {
    app.route("/api/sign-in/sso", serveSso(doors, provider, log));
    app.route("/api/account/sso", serveSsoLink(doors, provider));
  }
  if (ways.link) app.route("/api/sign-in", serveLinksByMail(doors));
  app.route("/api/links", serveLinks(doors));
  app.route("/api/invitations", serveInvitations(kernel.database, links, mail));
  app.route("/api/account/second-factor", serveSecondFactor(kernel.database, identity));
  app.route("/api/account/export", serveOwnData(exporting));
  app.route("/api/account/passkeys", servePasskeys(kernel.database, identity));
  app.route("/api/account/api-keys", serveApiKeys(kernel.database, identity));
  app.route("/api/account", serveAccount(kernel.database, identity));
  app.route("/api/imports", serveImports(kernel, jobs));
  app.route("/api", serveExports(exporting));
  app.route("/api", serveSearch(kernel.database));
  app.route("/api/outgoing_mail", serveMail(kernel.database, config.smtp !== undefined));
  app.route("/api/set_aside", serveSetAside(kernel.database));
  app.route("/api", serveNotifications(kernel.database));
  app.route("/api", serveChoices(kernel.database));
  app.route("/api/push", servePush(kernel.database, vapid(derive, config.url).public_key, config.push_hosts));
  app.route("/api/employee_presence", servePresence(kernel.database));
  app.route("/api/usage", serveUsage(kernel.database));
  app.route("/api/people", servePeople(patient, links, mail));
  app.route("/api", serveEntities(kernel, { version, url: config.url, tags, operations }));
  app.all("/api/*", () => {
    throw new AppError("RESOURCE_NOT_FOUND", "There is no such address.");
  });
  // How long the way is, without what lies behind it.
  app.get("/ping", (c) => c.body(null, 204));
  app.get("/healthz", async (c) => {
    await front.outside({ text: "select app.front_door()", values: [] });
    return c.text("ok");
  });
  app.route("/", browser.serve(who_asks));
  return app;
}

function atMost(maxSize: number, said: string): MiddlewareHandler {
  const onError = () => {
    throw new AppError("INVALID_INPUT", `The body is larger than ${said}.`);
  };
  return bodyLimit({ maxSize, onError });
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

function answerError(error: unknown, c: Context<Asking>, log: Logger): Response {
  const translated = translateError(error);
  const status = statuses[translated.code as ErrorCode];
  const about = { request_id: c.var.request_id, path: c.req.path };
  // What takes too long, or waits too long, is no fault of the program's.
  if (translated.code === "SERVICE_UNAVAILABLE") log.warn(about, String(translated.cause ?? translated.message));
  else if (status >= 500) log.error({ ...about, err: translated.cause ?? translated }, translated.code);
  if (translated.details?.retry_after) c.header("retry-after", String(translated.details.retry_after));
  return c.json(
    {
      code: translated.code,
      message: translated.message,
      request_id: c.var.request_id,
      timestamp: new Date().toISOString(),
      ...(translated.details ? { details: translated.details } : {}),
    },
    status,
  );
}
