import { createHmac, randomUUID } from "node:crypto";
import { Hono } from "hono";
import pino from "pino";
import { openIdentity } from "../auth/identity.ts";
import { readConfig } from "../config.ts";
import { openKernel, type Kernel } from "../entity/kernel.ts";
import type { Asking } from "../entity/request.ts";
import { register } from "../entities/register.ts";
import { webApp } from "../http/app.ts";
import { openJobs, type JobOptions, type Jobs } from "../imports/jobs.ts";
import { openStreams, type Streams } from "../realtime/streams.ts";
import type { TestCompany, TestPerson } from "./company.ts";
import { derive_for_tests } from "./keys.ts";

/** An answer of the API, parsed; `code` is the error's. */
export type Answer<T = Record<string, unknown>> = {
  status: number;
  body: T & { code?: string; message?: string; details?: { fields?: Record<string, string> } };
  headers: Headers;
};

/** The whole web application over a test company, called without a socket. */
export type TestServer = {
  /** The application itself, to be listened to at a socket or asked for its routes. */
  app: Hono<Asking>;
  kernel: Kernel;
  jobs: Jobs;
  streams: Streams;
  /** Sends a request as this person, or as nobody, whatever its body; answers as it comes. */
  send(
    person: TestPerson | undefined,
    method: string,
    path: string,
    body?: BodyInit,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Calls the API as this person, or as nobody. */
  call<T = Record<string, unknown>>(
    person: TestPerson | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  /** Opens the event stream as this person; answers what it hears and when it ends. */
  listen(
    person: TestPerson,
  ): Promise<{ heard: { entity: string; ids: string[] }[]; ended: Promise<void>; close(): Promise<void> }>;
  close(): Promise<void>;
};

export async function testServer(
  company: TestCompany,
  options: {
    setup_code?: string;
    jobs?: Partial<JobOptions>;
    smtp_url?: string;
    settings?: Record<string, string>;
  } = {},
): Promise<TestServer> {
  const config = readConfig({
    TANDEM_TRUST_PROXY: "1",
    TANDEM_SECRET: "only-for-tests-0123456789abcdefghij",
    TANDEM_SMTP_URL: options.smtp_url,
    TANDEM_MAIL_FROM: "Tandem <tandem@test.example>",
    ...options.settings,
  });
  const secret = derive_for_tests("sessions");
  const identity = openIdentity({
    url: config.url,
    derive: derive_for_tests,
    connection: company.login_url("tandem_auth"),
  });
  const kernel = await openKernel(company.database, company.system, register);
  const streams = openStreams(company.database, company.system, () => {});
  const jobs = openJobs({
    database: company.database,
    entities: register,
    system: company.system,
    failed: (error) => console.error(error),
    ...options.jobs,
  });
  const app = webApp({
    config,
    kernel,
    doors: { front: company.database, patient: company.database, exports: company.database },
    jobs,
    identity,
    derive: derive_for_tests,
    streams,
    log: pino({ level: "silent" }),
    setup_code: options.setup_code,
    browser: { serve: () => new Hono(), inline: { scripts: new Set(), styles: new Set() } },
  });
  const send: TestServer["send"] = async (person, method, path, body, headers = {}) =>
    app.request(`${config.url}${path}`, {
      method,
      headers: {
        host: new URL(config.url).host,
        "x-forwarded-for": "10.0.0.1",
        ...(person ? { cookie: cookieOf(person, secret) } : {}),
        ...(method === "GET" ? {} : { "content-type": "application/json", "idempotency-key": randomUUID() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body, duplex: "half" }),
    });
  return {
    app,
    kernel,
    jobs,
    streams,
    send,
    async call(person, method, path, body, headers) {
      const text_of = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
      const answer = await send(person, method, path, body === undefined ? undefined : text_of(body), headers);
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : {}) as never, headers: answer.headers };
    },
    async listen(person) {
      const answer = await app.request(`${config.url}/api/events`, {
        headers: { host: new URL(config.url).host, cookie: cookieOf(person, secret) },
      });
      const reader = (answer.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
      const heard: { entity: string; ids: string[] }[] = [];
      await reader.read();
      const ended = (async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          for (const [, data] of part.value.matchAll(/^data: (\{.*\})$/gm))
            heard.push(JSON.parse(data ?? "{}") as (typeof heard)[number]);
        }
      })();
      return { heard, ended, close: () => reader.cancel() };
    },
    async close() {
      streams.close();
      await jobs.close();
      await identity.close();
    },
  };
}

/** The cookie that a browser would hold after this person has signed in. */
function cookieOf(person: TestPerson, secret: string): string {
  const signature = createHmac("sha256", secret).update(person.token).digest("base64");
  return `tandem.session_token=${encodeURIComponent(`${person.token}.${signature}`)}`;
}
