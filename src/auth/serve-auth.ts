import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Doors } from "../database/open.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { Asking } from "../entity/request.ts";
import { outgoing } from "../http/outgoing.ts";
import { letterSeal } from "../mail/letter.ts";
import { linkMail } from "../mail/link-mail.ts";
import type { Identity } from "./identity.ts";
import type { Derive } from "../secrets.ts";
import { serveAccount } from "./account-routes.ts";
import { serveApiKeys } from "./api-keys.ts";
import { serveInvitations } from "./invitations.ts";
import { oneUseLinks, serveLinks } from "./links.ts";
import { serveLinksByMail } from "./links-by-mail.ts";
import { openProvider } from "./oidc.ts";
import { serveOwnData } from "./own-data.ts";
import { servePasskeys, servePasskeySignIn } from "./passkey-routes.ts";
import { servePeople } from "./people-routes.ts";
import { serveSignIn, type SignInParts } from "./sign-in-routes.ts";
import { serveSecondFactor } from "./second-factor-routes.ts";
import { serveSso, serveSsoLink } from "./sso-routes.ts";

/** What the ways in stand on; the doors of administrators' acts on many and of exports beside that of the kernel. */
type Parts = {
  config: Config;
  kernel: Kernel;
  doors: Pick<Doors, "patient" | "exports">;
  identity: Identity;
  derive: Derive;
  log: Logger;
};

/** The ways in, one's own account, and people. */
export function serveAuth(app: Hono<Asking>, parts: Parts, sign_in: SignInParts): void {
  const { config, kernel, identity, derive, log } = parts;
  const { patient, exports } = parts.doors;
  const provider = config.oidc && openProvider(config.oidc, config.url, outgoing(config.private_hosts));
  const links = oneUseLinks(config.url, derive("links"));
  const mail = linkMail(kernel.database, letterSeal(derive("mail")), config.smtp !== undefined);
  app.route("/api", serveSignIn(sign_in));
  app.route("/api/sign-in/passkey", servePasskeySignIn(sign_in));
  if (provider) {
    app.route("/api/sign-in/sso", serveSso(sign_in, provider, log));
    app.route("/api/account/sso", serveSsoLink(sign_in, provider));
  }
  if (config.smtp) app.route("/api/sign-in", serveLinksByMail(sign_in));
  app.route("/api/links", serveLinks(sign_in));
  app.route("/api/invitations", serveInvitations(kernel.database, links, mail));
  app.route("/api/account/second-factor", serveSecondFactor(kernel.database, identity));
  app.route("/api/account/export", serveOwnData({ ...kernel, database: exports }));
  app.route("/api/account/passkeys", servePasskeys(kernel.database, identity));
  app.route("/api/account/api-keys", serveApiKeys(kernel.database, identity));
  app.route("/api/account", serveAccount(kernel.database, identity));
  app.route("/api/people", servePeople(patient, links, mail));
}
