import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { letterSeal } from "../mail/letter.ts";
import type { Mailing } from "../mail/mailing.ts";
import { openPost } from "../mail/post.ts";
import { testCompany, type TestCompany } from "./company.ts";
import { derive_for_tests } from "./keys.ts";
import { mailStep } from "./mail-step.ts";
import { testServer, type TestServer } from "./server.ts";

/** A company that sends its e-mails over a real SMTP server on loopback. */
export type MailCompany = {
  company: TestCompany;
  server: TestServer;
  mailing: Mailing;
  /** What the SMTP server has taken. */
  received: { to: string[]; text: string }[];
  /** Sends all that waits. */
  work(): Promise<void>;
  close(): Promise<void>;
};

type Taking = {
  /** Why an address is not taken. */
  refuses?: (address: string) => Error | null;
  /** Why a whole mail is not. */
  refuses_mail?: () => Error | null;
  /** Makes the text of a mail legible. */
  reads?: (text: string) => string;
};

/** Starts both. */
export async function mailCompany(taking: Taking = {}): Promise<MailCompany> {
  const received: MailCompany["received"] = [];
  const { smtp, url } = await openSmtp(received, taking);
  const company = await testCompany();
  const server = await testServer(company, { smtp_url: url });
  const mailing = mailingOf(company, url);
  return {
    company,
    server,
    mailing,
    received,
    async work() {
      while (await mailStep(mailing));
    },
    async close() {
      mailing.post?.close();
      await server.close();
      await company.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

async function openSmtp(received: MailCompany["received"], taking: Taking) {
  const { refuses = () => null, refuses_mail = () => null, reads = (text: string) => text } = taking;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, callback) => callback(refuses(address)),
    onData(stream, session, callback) {
      let text = "";
      stream.on("data", (part: Buffer) => (text += part.toString("utf8")));
      stream.on("end", () => {
        const refusal = refuses_mail();
        if (!refusal) received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: reads(text) });
        callback(refusal);
      });
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return { smtp, url: `smtp://127.0.0.1:${(listening.address() as { port: number }).port}` };
}

const mailingOf = ({ database, system }: TestCompany, url: string): Mailing => ({
  database,
  system,
  seal: letterSeal(derive_for_tests("mail")),
  post: openPost({ url, from: "Tandem <tandem@test.example>" }),
  url: "http://localhost:3000",
  failed: (error) => console.error(error),
});
