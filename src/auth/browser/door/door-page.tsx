import { type ReactNode, useEffect } from "react";
import type { Session } from "../../../client/session.ts";
import { t } from "../../../ui/translate.ts";
import { AuthPortal } from "./auth-portal.tsx";
import { DoorFrame } from "./door-frame.tsx";
import type { Link } from "./link.ts";
import { SignIn } from "./sign-in.tsx";
import { late } from "../../../ui/late.ts";

const SetUp = late(() => import("./set-up.tsx"));
const Install = late(() => import("./install.tsx"));
const AcceptInvitation = late(() => import("./accept-invitation.tsx"));
const LinkSignIn = late(() => import("./link-sign-in.tsx"));
const NewPassword = late(() => import("./new-password.tsx"));

type Props = { path: string; session: Session | null; failure: unknown; link: Link | null };

/** The screen of a door path: what a link opens, portal, set-up, one of the two sign-ins, or the install page. */
export function DoorPage(props: Props) {
  const { title, content } = screenOf(props);
  useEffect(() => {
    document.title = `${title} · Tandem`;
  }, [title]);
  return (
    <DoorFrame company={props.session?.company ?? { name: "Tandem" }} failure={props.failure}>
      {content}
    </DoorFrame>
  );
}

function screenOf({ path, session, link }: Props): { title: string; content: ReactNode } {
  const company = session?.company?.name;
  if (path === "/install") return { title: t("Install the app"), content: <Install /> };
  if (link?.purpose === "password")
    return { title: t("New password"), content: <NewPassword door={doorOf(path)} token={link.token} /> };
  if (link?.purpose === "sign_in")
    return { title: t("Client sign-in"), content: <LinkSignIn door={doorOf(path)} token={link.token} /> };
  if (link) {
    const sso = (doorOf(path) === "employee" && session?.ways.sso) || null;
    return { title: t("Invitation"), content: <AcceptInvitation door={doorOf(path)} token={link.token} sso={sso} /> };
  }
  if (path === "/auth/employee") {
    return { title: t("Employee sign-in"), content: <SignIn door="employee" ways={session?.ways} /> };
  }
  if (path === "/auth/client") {
    return { title: t("Client sign-in"), content: <SignIn door="client" ways={session?.ways} /> };
  }
  if (session?.state === "setup") {
    return { title: t("Set-up"), content: <SetUp codeRequired={session.code_required} /> };
  }
  return { title: t("Sign in"), content: <AuthPortal company={company} /> };
}

const doorOf = (path: string) => (path === "/auth/client" ? "client" : "employee");
