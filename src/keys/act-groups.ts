import type { SignedIn } from "../client/session.ts";
import { all_places, places } from "../entities/places.ts";
import type { KeyAct } from "./usual.ts";
import type { AppRoute } from "../pages/app-route.ts";
import { mayOpen } from "../pages/may-open.ts";
import { goingTo, making } from "../pages/page-acts.ts";
import { t } from "../ui/translate.ts";

type NamedAct = { of: KeyAct; label: string };
type ActGroup = { title: string; acts: NamedAct[] };

/** The acts that a person can have keys for, where they work. */
export function actGroups(session: SignedIn, routes: AppRoute[]): ActGroup[] {
  const makes = making(session);
  // (Records open from their lists; a client who may comment has neither.)
  const hasLists = all_places.some(({ path }) => path && mayOpen(session, path));
  const groups = [
    { title: t("Everywhere"), acts: everywhere(session) },
    { title: t("Something new"), acts: makes },
    ...(hasLists ? [{ title: t("In a list"), acts: inList(makes.length > 0) }] : []),
    ...(hasLists && session.rights?.["comments"]?.["create"] ? [{ title: t("In a record"), acts: inRecord() }] : []),
    ...(mayOpen(session, places.leads.path ?? "") ? [{ title: t("With a lead"), acts: withLead(session) }] : []),
    ...(mayOpen(session, places.agent_findings.path ?? "")
      ? [{ title: t("With findings and proposals"), acts: withFound(session) }]
      : []),
    { title: t("Pages"), acts: goingTo(session, routes) },
  ];
  return groups.filter(({ acts }) => acts.length > 0);
}

function everywhere({ rights }: SignedIn): NamedAct[] {
  return [
    ...(rights?.["tasks"]?.["create"] ? [{ of: "quick_add" as const, label: t("Quick add") }] : []),
    { of: "help", label: t("Show the keys") },
    { of: "undo", label: t("Undo the last action") },
    { of: "part", label: t("Go to the next part of the page") },
  ];
}

function inList(makes: boolean): NamedAct[] {
  return [
    { of: "next", label: t("Next record") },
    { of: "previous", label: t("Previous record") },
    { of: "choose", label: t("Choose, or let go") },
    { of: "search", label: t("Search in this list") },
    { of: "layout", label: t("Next layout") },
    { of: "today", label: t("Show today in the calendar") },
    ...(makes ? [{ of: "new" as const, label: t("New record in this list") }] : []),
  ];
}

function inRecord(): NamedAct[] {
  return [
    { of: "comment", label: t("Write a comment") },
    { of: "log_call", label: t("Log a call") },
    { of: "plan", label: t("Plan what comes next") },
    { of: "mail", label: t("Write an e-mail…") },
    { of: "assign", label: t("Assign…") },
    { of: "timer", label: t("Start or stop the timer on a task") },
    { of: "ask_agent", label: t("Ask an agent…") },
  ];
}

function withFound({ rights }: SignedIn): NamedAct[] {
  return rights?.["tasks"]?.["create"] ? [{ of: "make_task", label: t("Make a task of it") }] : [];
}

function withLead({ rights }: SignedIn): NamedAct[] {
  const verbs = rights?.["leads"] ?? {};
  const closing: NamedAct[] = [
    { of: "win", label: t("Win the lead") },
    { of: "lose", label: t("Lose the lead") },
    { of: "card_next", label: t("Move the card to the next column") },
    { of: "card_previous", label: t("Move the card to the column before") },
    { of: "card_up", label: t("Move the card up") },
    { of: "card_down", label: t("Move the card down") },
  ];
  return [
    ...(verbs["claim"] ? [{ of: "claim" as const, label: t("Claim the lead") }] : []),
    ...(verbs["update"] ? closing : []),
  ];
}
