import type { TestCompany, TestPerson } from "../testing/company.ts";

/** An hour from now. */
export const inAnHour = () => new Date(Date.now() + 3_600_000);

/** What waits for somebody and failed: an e-mail, and a notification. */
export async function waitingFor({ row }: TestCompany, person: TestPerson) {
  return {
    mail: await row("app.outgoing_mail", {
      dedupe_key: "theirs",
      purpose: "notifications",
      to_address: person.email,
      subject: "x",
      body: "x",
      state: "failed",
      expires_at: inAnHour(),
    }),
    set_aside: await row("app.set_aside", {
      work: "notification",
      subject: "x",
      error: "x",
      user_id: person.id,
      draft: JSON.stringify({ user_id: person.id, kind: "assigned", title: "x", message: "x", dedupe_key: "x" }),
    }),
  };
}
