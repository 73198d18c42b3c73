import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import pino from "pino";
import { expect } from "vitest";
import { openIdentity } from "../auth/identity.ts";
import { readConfig, type Config } from "../config.ts";
import { openKernel, type Kernel } from "../entity/kernel.ts";
import type { Asking } from "../entity/request.ts";
import { register } from "../entities/register.ts";
import { webApp } from "../app/app.ts";
import { machineOf } from "../health/machine.ts";
import { openStore, type Store } from "../files/store.ts";
import { openJobs, type JobOptions, type Jobs } from "../imports/jobs.ts";
import { openRecorder, type Recorder } from "../monitoring/recorder.ts";
import { openScreenStreams, type ScreenStreams } from "../big-screens/screen-streams.ts";
import { openStreams, type Streams } from "../realtime/streams.ts";
import type { TestCompany, TestPerson } from "./company.ts";
import { derive_for_tests as derive } from "./keys.ts";

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
  screens: ScreenStreams;
  recorder: Recorder;
  store: Store;
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
  /** The record that this person makes of such values, as the API answers it; the test fails where they are refused. */
  made<Row = Record<string, unknown>>(person: TestPerson, entity: string, values: object): Promise<Row>;
  /** Opens the event stream as this person; answers what it hears and when it ends. */
  listen(
    person: TestPerson,
  ): Promise<{ heard: { entity: string; ids: string[] }[]; ended: Promise<void>; close(): Promise<void> }>;
  close(): Promise<void>;
};

type Options = {
  setup_code?: string;
  jobs?: Partial<JobOptions>;
  smtp_url?: string;
  settings?: Record<string, string>;
  /** Is told of the failures that only the log has. */
  failed?: (error: unknown) => void;
};

export async function testServer(company: TestCompany, options: Options = {}): Promise<TestServer> {
  const { database, system } = company;
  const config = configOf(options);
  const identity = openIdentity({ url: config.url, derive, connection: company.login_url("tandem_auth") });
  const kernel = await openKernel(database, system, register);
  const hear = hearing(company);
  const jobs = openJobs({ database, entities: register, system, failed, ...options.jobs });
  const recorder = openRecorder({ database, system, failed });
  const { store, removeStore } = await ownStore();
  const parts = { config, kernel, jobs, store, machine: machineOf(config), recorder, identity, derive, ...hear };
  const app = webApp({
    ...parts,
    doors: { database, front: database, patient: database, exports: database, own: database },
    agents: { database, system, failed: () => options.failed ?? failed },
    log: pino({ level: "error" }),
    setup_code: options.setup_code,
    browser: no_browser,
  });
  const send = senderTo(app, config.url);
  const call = callBy(send);
  return {
    app,
    kernel,
    jobs,
    ...hear,
    recorder,
    store,
    send,
    call,
    made: madeBy(call),
    listen: (person) => listenTo(app, config.url, person),
    async close() {
      for (const each of Object.values(hear)) each.close();
      await Promise.all([jobs.close(), recorder.close(), identity.close()]);
      removeStore();
    },
  };
}

/** What hears of changes: the streams of people, and those of big screens. */
function hearing({ database, system }: TestCompany) {
  const screens = openScreenStreams({ database, front: database, system, failed });
  return { streams: openStreams(database, system, () => {}), screens };
}

// Its pages are not built for tests of modules.
const no_browser = {
  serve: () => new Hono<Asking>(),
  inline: { scripts: new Set<string>(), styles: new Set<string>() },
  screen: { html: "", release: "tests" },
  scripts: { sign: "", verify: "" },
};

const failed = (error: unknown) => console.error(error);

/** A store of files in a folder of its own. */
async function ownStore() {
  const folder = mkdtempSync(join(tmpdir(), "tandem-files-"));
  return { store: await openStore(folder), removeStore: () => rmSync(folder, { recursive: true, force: true }) };
}

function configOf({ smtp_url, settings }: Options): Config {
  return readConfig({
    TANDEM_TRUST_PROXY: "1",
    TANDEM_SECRET: "only-for-tests-0123456789abcdefghij",
    TANDEM_SMTP_URL: smtp_url,
    TANDEM_MAIL_FROM: "Tandem <tandem@test.example>",
    ...settings,
  });
}

function senderTo(app: Hono<Asking>, url: string): TestServer["send"] {
  return async (person, method, path, body, headers = {}) =>
    app.request(`${url}${path}`, {
      method,
      headers: {
        host: new URL(url).host,
        "x-forwarded-for": "10.0.0.1",
        ...(person ? { cookie: cookieOf(person) } : {}),
        ...(method === "GET" ? {} : { "content-type": "application/json", "idempotency-key": randomUUID() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body, duplex: "half" }),
    });
}

function callBy(send: TestServer["send"]): TestServer["call"] {
  return async (person, method, path, body, headers) => {
    const text_of = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
    const answer = await send(person, method, path, body === undefined ? undefined : text_of(body), headers);
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as never, headers: answer.headers };
  };
}

function madeBy(call: TestServer["call"]): TestServer["made"] {
  return async <Row>(person: TestPerson, entity: string, values: object) => {
    const { status, body } = await call<{ data: Row }>(person, "POST", `/api/${entity}`, values);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  };
}

async function listenTo(app: Hono<Asking>, url: string, person: TestPerson) {
  const answer = await app.request(`${url}/api/events`, {
    headers: { host: new URL(url).host, cookie: cookieOf(person) },
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
}

/** The cookie that a browser would hold after this person has signed in. */
export function cookieOf(person: TestPerson): string {
  const signature = createHmac("sha256", derive("sessions")).update(person.token).digest("base64");
  return `tandem.session_token=${encodeURIComponent(`${person.token}.${signature}`)}`;
}
