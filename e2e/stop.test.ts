import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { launch } from "./tandem.ts";

test("a mail server that is silent, and a browser that sends slowly, keep nobody waiting who stops the program", async () => {
  test.setTimeout(180_000);
  let called = 0;
  const silent = createServer((socket) => void (called++, socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  const smtp = { TANDEM_SMTP_URL: `smtp://127.0.0.1:${port}`, TANDEM_MAIL_FROM: "Tandem <tandem@test.example>" };
  const tandem = await launch(await freePort(), ["--demo"], undefined, smtp);
  const ask = (email: string) =>
    fetch(`${tandem.url}/api/sign-in/ask-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
  for (const email of ["sales@demo.test", "support@demo.test"]) expect((await ask(email)).status).toBe(200);
  await expect.poll(() => called, { timeout: 60_000 }).toBe(1);
  const slow = fetch(`${tandem.url}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode("{")) }),
    duplex: "half",
  } as RequestInit).catch(() => "cut off");
  const began = performance.now();
  await tandem.stop();
  // It would wait 20 s for the mail server.
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(await slow).toBe("cut off");
  silent.close();
});
