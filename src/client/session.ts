import type { Accent } from "../company/accent.ts";
import type { OwnKeys } from "../keys/usual.ts";
import type { Language } from "../ui/translate.ts";
import type { OwnField } from "../entity/own-field.ts";
import type { CompanyLists } from "../entities/choices/known.ts";
import type { Pipelines } from "../entities/stages/known.ts";
import { request } from "./request.ts";

/** How far a right reaches: own rows, the team's, one's projects', one's account's, all. */
type Scope = string;

/** What a person can agree to: that their use is noted here, told to an outside service, recorded there; that errors are. */
export type Purpose = "usage" | "analytics" | "recording" | "errors";

/** How light or dark the app is. */
export type Theme = "light" | "dark" | "system";

/** The person who is signed in. */
export type Person = {
  id: string;
  name: string;
  email: string;
  kind: "employee" | "client";
  role: string;
  team_id: string | null;
  team_name: string | null;
  account_id: string | null;
  language: Language;
  locale: string;
  time_zone: string;
  theme: Theme;
  /** Whether single keys, such as N for a new record, act. */
  single_keys: boolean;
  /** The keys that were chosen instead of the usual ones. */
  keys: OwnKeys;
  /** Saved views that are kept at hand, and those with which their lists begin. */
  pinned_views: string[];
  default_views: string[];
  /** The addresses of the latter, by entity. */
  begins_with: Record<string, Record<string, string>>;
  /** The dashboard that stands in the place of the home of their role; null where none does, or they see it no longer. */
  home_dashboard: string | null;
  /** What the person has agreed to, and when. */
  consents: Partial<Record<Purpose, string>>;
};

/** The company as whoever comes sees it: how it is called, its logo, and its colour, where it has one. */
export type Company = {
  name: string;
  logo?: { sum: string; width: number; height: number } | null;
  accent?: Accent | null;
};

/** Ways in that depend on how the server is set up. */
export type Ways = {
  /** Links are sent by mail: for clients to sign in by, for anybody to choose a new password. */
  link: boolean;
  /** Tandem is reached under a name, which passkeys are bound to, and not under a bare address. */
  passkey: boolean;
  /** Staff can sign in by the company's provider, which people call so. */
  sso: string | null;
};

/** What the server says about whoever opened the page. */
export type Session = Pipelines &
  CompanyLists & {
    /** The fields that the company has given its records itself, for whoever may know of them. */
    own_fields?: OwnField[] | null;
    state: "setup" | "signed_out" | "signed_in";
    company: Company | null;
    /** Set-up asks for the code that the server printed on its console. */
    code_required: boolean;
    demo: boolean;
    /** Outside services that may be told of use and errors, as far as the person agrees. */
    outside?: { posthog: { key: string; host: string } | null; sentry: { dsn: string } | null };
    /** The ways in that there are beside a password. */
    ways: Ways;
    person?: Person;
    /** The paths this person may open, such as "/leads". */
    pages?: string[];
    rights?: Record<string, Record<string, Scope[]>>;
    /** The weekdays on which the company does not work, from Monday (1) to Sunday (7), for whoever may know of them. */
    rests_on?: number[] | null;
    /** What they see by, in brief: their role, team, client and memberships. */
    sees?: string | null;
    /** The columns that this person may change, of entities of which it is not all. */
    narrowed?: Record<string, string[]> | null;
  };

/** The session of somebody who is signed in. */
export type SignedIn = Session & Required<Pick<Session, "person" | "pages">>;

/** Who we are: as the page says, which the server made for us, else as the server answers. */
export async function loadSession(): Promise<Session> {
  const told = document.getElementById("session");
  if (!told?.textContent) return request<Session>("GET", "/api/session");
  const session = JSON.parse(told.textContent) as Session;
  told.remove();
  return session;
}

/** Narrows to a signed-in session. */
export function isSignedIn(session: Session | null): session is SignedIn {
  return session?.state === "signed_in" && !!session.person && !!session.pages;
}
