import { createHmac } from "node:crypto";
import type { TestPerson } from "./company.ts";
import { derive_for_tests } from "./keys.ts";
import type { TestServer } from "./server.ts";

/** A browser that goes to the company's provider of sign-ins and comes back, each time from another address. */
export type SsoBrowser = ReturnType<typeof ssoBrowser>;

export function ssoBrowser(server: TestServer) {
  let addresses = 0;
  const from = () => ({ "x-forwarded-for": `10.9.0.${++addresses}` });
  return {
    /** Sets out: to sign in or to accept an invitation, or, as somebody who is signed in, to link. */
    async begin(body: object, person?: TestPerson) {
      const path = person ? "/api/account/sso/begin" : "/api/sign-in/sso/begin";
      const answer = await server.call<{ data: { url: string } }>(person, "POST", path, body, from());
      return { status: answer.status, url: answer.body.data?.url ?? "", cookie: cookieOf(answer.headers) };
    },
    /** Comes back: where it is led, and the cookies that it then has. */
    async comeBack(path: string, cookie: string, person?: TestPerson) {
      const session = person ? `; tandem.session_token=${encodeURIComponent(signedToken(person))}` : "";
      const answer = await server.send(undefined, "GET", path, undefined, { ...from(), cookie: `${cookie}${session}` });
      return { to: answer.headers.get("location"), cookie: cookieOf(answer.headers) };
    },
    async stateWith(cookie: string) {
      const answer = await server.call<State>(undefined, "GET", "/api/session", undefined, { cookie });
      return answer.body;
    },
  };
}

/** What the provider sends the browser back with. */
export async function consent(url: string): Promise<string> {
  const { headers } = await fetch(url, { redirect: "manual" });
  return headers.get("location")?.replace("http://localhost:3000", "") ?? "";
}

type State = { state: string; person?: { id: string; name: string; role: string } };

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const signedToken = ({ token }: TestPerson) =>
  `${token}.${createHmac("sha256", derive_for_tests("sessions")).update(token).digest("base64")}`;
