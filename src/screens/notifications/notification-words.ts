import { stageName as accountStage } from "../../entities/accounts/account-stages.ts";
import { stageName as leadStage } from "../../entities/leads/stage-names.ts";
import { roleName } from "../../shell/roles.ts";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { browserName } from "../account/browser-name.ts";
import type { Notification } from "./notification-data.ts";

type Told = Pick<Notification, "kind" | "title" | "message" | "details" | "entity">;

/** What happened, in the language of the interface; what has no words of its own yet as the server says it. */
export function titleOf({ kind, title, details, entity }: Told): string {
  const { count, of, from, to } = details as { count?: number; of?: string; from?: string; to?: string };
  if (count !== undefined) return t(many[`${kind} ${of}`] ?? title, { count: formatNumber(count) });
  if (kind === "moved") {
    const stage = entity === "accounts" ? accountStage : leadStage;
    const sentence = entity === "accounts" ? moved_client : moved_lead;
    return t(sentence, { from: stage(from ?? ""), to: stage(to ?? "") });
  }
  return t(known[title] ?? title);
}

/** What it is about: a name, as a rule. */
export function messageOf({ kind, message }: Told): string {
  if (kind === "role") return roleName(message);
  if (kind === "sign_in") return browserName(message) ?? t("Unknown browser");
  return message;
}

/** Why the person is told this. */
export function reasonOf({ kind }: Pick<Told, "kind">): string {
  return t(reasons[kind] ?? phrase("Because it concerns you."));
}

const moved_lead = phrase("Lead moved: {{from}} → {{to}}");
const moved_client = phrase("Client moved: {{from}} → {{to}}");

const many: Record<string, string> = {
  "assigned leads": phrase("{{count}} leads assigned to you"),
  "assigned accounts": phrase("{{count}} clients assigned to you"),
  "handed_over leads": phrase("{{count}} leads handed over to you"),
  "handed_over accounts": phrase("{{count}} clients handed over to you"),
  "moved leads": phrase("{{count}} of your leads moved"),
  "moved accounts": phrase("{{count}} of your clients moved"),
};

// As the migrations word them; marked here, where their French is looked for.
const known: Record<string, string> = Object.fromEntries(
  [
    phrase("Lead assigned to you"),
    phrase("Client assigned to you"),
    phrase("Import finished"),
    phrase("Import undone"),
    phrase("Import stopped"),
    phrase("Your role changed"),
    phrase("Sign-in from a new device"),
    phrase("Second step of sign-in turned on"),
    phrase("Second step of sign-in turned off"),
    phrase("Your password was changed"),
    phrase("A link for a new password was made"),
    phrase("Passkey added"),
    phrase("Passkey removed"),
    phrase("API key made"),
    phrase("API key ended"),
    phrase("Single sign-on linked"),
    phrase("Single sign-on unlinked"),
  ].map((title) => [title, title]),
);

const security = phrase("Because it concerns your access. Such messages always come.");
const reasons: Record<string, string> = {
  assigned: phrase("Because it is now in your care."),
  handed_over: phrase("Because the records of a colleague are now in your care."),
  moved: phrase("Because it is in your care and somebody else moved it."),
  import: phrase("Because you began this import."),
  role: security,
  sign_in: security,
  second_factor: security,
  password: security,
  way_in: security,
};
