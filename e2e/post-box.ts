import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on loopback that keeps what it takes. */
export type PostBox = {
  /** What makes the program send through it. */
  settings: Record<string, string>;
  /** The mails to somebody, unfolded. */
  to(address: string): string[];
  close(): Promise<void>;
};

export async function openPostBox(): Promise<PostBox> {
  const taken: { to: string[]; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, callback) {
      let text = "";
      stream.setEncoding("utf8").on("data", (part: string) => (text += part));
      stream.on("end", () => {
        const unfolded = text.replace(/=\r\n/g, "").replace(/=3D/g, "=");
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: unfolded });
        callback();
      });
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as { port: number };
  return {
    settings: { TANDEM_SMTP_URL: `smtp://127.0.0.1:${port}`, TANDEM_MAIL_FROM: "Tandem <tandem@test.example>" },
    to: (address) => taken.filter(({ to }) => to.includes(address)).map(({ text }) => text),
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
