import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A letter as an SMTP server has taken it. */
export type Taken = { from: string; to: string[]; raw: string };

/** An SMTP server on loopback that takes letters of whoever signs in with the password `secret`. */
export type ReceivingSmtp = { port: number; taken: Taken[]; refuse: { with: Error | null }; close(): Promise<void> };

export async function openReceivingSmtp(): Promise<ReceivingSmtp> {
  const taken: Taken[] = [];
  const refuse: ReceivingSmtp["refuse"] = { with: null };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, callback) =>
      password === "secret" ? callback(null, { user: username ?? "" }) : callback(new Error("Invalid login")),
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        if (!refuse.with)
          taken.push({ from: mailFrom ? mailFrom.address : "", to, raw: Buffer.concat(parts).toString() });
        callback(refuse.with);
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    port: (listening.address() as { port: number }).port,
    taken,
    refuse,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
