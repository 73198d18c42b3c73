import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Answer } from "./browser/wall/connection.ts";
import { most } from "./serve-public-screen.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let screen: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  screen = await company.row("public.big_screens", { name: "Sales room", tiles: ["wins"] });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

let addresses = 0;
const someAddress = () => `10.7.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const ended = "This screen's link has ended. Ask an administrator for a new one.";

const make = async (by = admin, name = "Display") => {
  const input = { screen_id: screen, name };
  const { status, body } = await server.call<{ data: { id: string; address: string } }>(
    by,
    "POST",
    "/api/big_screen/links/make",
    input,
  );
  return { status, body, id: body.data?.id, token: body.data?.address.split("#")[1] ?? "" };
};
const end = (id: string, by = admin) => server.call(by, "POST", "/api/big_screen/links/end", { id });
const exchange = (token: unknown, from = someAddress(), headers: object = {}) =>
  server.send(undefined, "POST", "/public/screen/open", JSON.stringify({ token }), {
    "x-forwarded-for": from,
    ...headers,
  });
const get = (path: string, cookie?: string, headers: object = {}) =>
  server.send(undefined, "GET", path, undefined, {
    "x-forwarded-for": someAddress(),
    ...(cookie ? { cookie } : {}),
    ...headers,
  });

/** A link and the cookie that it is exchanged for. */
async function opened() {
  const link = await make();
  const answer = await exchange(link.token);
  expect(answer.status).toBe(204);
  const said = answer.headers.get("set-cookie") ?? "";
  return { ...link, said, cookie: said.split(";")[0] ?? "" };
}

/** What is heard of a stream, as text, until it is closed. */
async function hear(cookie: string) {
  const answer = await get("/public/screen/stream", cookie);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = { text: "", over: false, status: answer.status, close: async () => reader?.cancel() };
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.text += part.value;
    heard.over = true;
  })();
  return heard;
}

test("a link becomes a narrow cookie, which shows its screen and opens nothing else", async () => {
  const { said, cookie, token } = await opened();
  expect(said).toMatch(/^tandem_screen=[0-9a-f]{64}; Max-Age=\d+; Path=\/public\/screen; HttpOnly; SameSite=Strict$/);
  expect(said).not.toContain(token.slice(4));
  const { shown } = (await (await get("/public/screen/shown", cookie)).json()) as Answer;
  expect(shown.tiles.map(({ tile }) => tile)).toEqual(["wins"]);
  const [value] = cookie.split("=").slice(1);
  const routes = server.app.routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
  const paths = new Set(routes.map(({ path }) => path.replace(/\{.*\}/, "").replace(/:\w+/g, admin.id)));
  expect(paths.size).toBeGreaterThan(20);
  const open = new Set<string>();
  for (const path of [...paths].filter((each) => !each.includes("*")))
    for (const headers of [{}, { authorization: `Bearer ${value}` }, { authorization: `Bearer ${token}` }]) {
      const { status } = await get(path, cookie, headers);
      if (status === 200) open.add(path);
    }
  // What anybody is told who comes without a session.
  expect([...open].toSorted()).toEqual([...(await openToAll(paths))].toSorted());
});

async function openToAll(paths: Set<string>) {
  const open = new Set<string>();
  for (const path of [...paths].filter((each) => !each.includes("*")))
    if ((await get(path)).status === 200) open.add(path);
  return open;
}

test("no token, cookie or digest of another opens a screen, and only so many are tried from an address", async () => {
  const { token, cookie } = await opened();
  for (const wrong of [
    "",
    "x",
    token.slice(0, -1),
    token.toUpperCase(),
    `${token}0`,
    `tds_${"0".repeat(64)}`,
    { $ne: 1 },
  ])
    expect([401, 422]).toContain((await exchange(wrong)).status);
  const value = cookie.split("=")[1] ?? "";
  for (const wrong of ["", "x", "0".repeat(64), token, `${value}'--`, value.toUpperCase()]) {
    const answer = await get("/public/screen/shown", `tandem_screen=${wrong}`);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([401, ended]);
    expect((await hear(`tandem_screen=${wrong}`)).status).toBe(401);
  }
  // What is kept is no secret: it opens nothing.
  const { rows } = await company.owner.query<{ kept: string }>(
    "select encode(cookie_hash, 'hex') as kept from app.big_screen_links order by made_at desc limit 1",
  );
  expect((await get("/public/screen/shown", `tandem_screen=${rows[0]?.kept}`)).status).toBe(401);
  const from = someAddress();
  const tries = await Promise.all(Array.from({ length: 12 }, () => exchange(`tds_${"1".repeat(64)}`, from)));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("a link that ended is dead at once: its cookie, its open stream, and the link itself", async () => {
  const { id, token, cookie } = await opened();
  const stream = await hear(cookie);
  await vi.waitFor(() => expect(stream.text).toContain("event: shown"), 15_000);
  expect((await end(id)).status).toBe(200);
  expect((await get("/public/screen/shown", cookie)).status).toBe(401);
  expect((await exchange(token)).status).toBe(401);
  await vi.waitFor(() => expect([stream.over, stream.text.includes("event: ended")]).toEqual([true, true]), 15_000);
  expect(server.screens.count()).toBe(0);
  expect((await end(id)).status).toBe(404);
});

test("a screen in the bin shows nothing, and what an administrator takes away is gone", async () => {
  const { cookie } = await opened();
  await company.owner.query("update public.big_screens set tiles = '{board}' where id = $1", [screen]);
  const { shown } = (await (await get("/public/screen/shown", cookie)).json()) as Answer;
  expect(shown.tiles.map(({ tile }) => tile)).toEqual(["board"]);
  for (const asked of ["?tile=wins", "?tiles=wins,target", "?screen=all"]) {
    const answer = (await (await get(`/public/screen/shown${asked}`, cookie)).json()) as Answer;
    expect(answer.shown.tiles.map(({ tile }) => tile)).toEqual(["board"]);
  }
  await company.owner.query("update public.big_screens set deleted_at = now() where id = $1", [screen]);
  expect((await get("/public/screen/shown", cookie)).status).toBe(401);
  await company.owner.query("update public.big_screens set deleted_at = null where id = $1", [screen]);
  expect((await get("/public/screen/shown", cookie)).status).toBe(200);
});

test("only administrators make and end links, in person; each stands in the log, and no secret does", async () => {
  const { id, token } = await make();
  const sales = await company.person("sales");
  for (const by of [
    sales,
    await company.person("ceo"),
    await company.person("marketing"),
    await company.person("auditor"),
  ]) {
    expect((await make(by)).status).toBe(403);
    expect((await end(id, by)).status).toBe(403);
    expect((await server.call(by, "GET", `/api/big_screen/links?screen=${screen}`)).status).toBe(403);
  }
  await end(id);
  const { rows } = await company.owner.query<{ verb: string; actor_id: string }>(
    "select verb, actor_id from app.log where entity = 'big_screen_links' and row_id = $1 order by id",
    [id],
  );
  expect(rows).toEqual([
    { verb: "screen_link_make", actor_id: admin.id },
    { verb: "screen_link_end", actor_id: admin.id },
  ]);
  const everything = await company.owner.query<{ log: string }>("select string_agg(l::text, '') as log from app.log l");
  expect(everything.rows[0]?.log).not.toContain(token.slice(4, 30));
});

test("other sites cannot make a browser open a link, and the page allows no script but its own", async () => {
  const { token } = await make();
  const foreign = await exchange(token, someAddress(), { origin: "https://elsewhere.example" });
  expect(foreign.status).toBe(403);
  const page = await get("/public/screen");
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'/,
  );
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect([page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual(["no-referrer", "no-store"]);
});

test("so many links a screen has, and so many browsers show one", async () => {
  const { cookie } = await opened();
  const streams = await Promise.all(Array.from({ length: most.of_link }, () => hear(cookie)));
  await vi.waitFor(() => expect(server.screens.count()).toBe(most.of_link), 15_000);
  expect((await hear(cookie)).status).toBe(429);
  await Promise.all(streams.map((stream) => stream.close()));
  await vi.waitFor(() => expect(server.screens.count()).toBe(0), 15_000);
  await company.owner.query("update app.big_screen_links set ended_at = now() where ended_at is null");
  const made = [];
  for (let nth = 0; nth < 21; nth++) made.push(await make());
  expect(made.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 422]);
  expect(made.at(-1)?.body.details?.fields?.["name"]).toBe("this screen has 20 links already; end one first");
});

test("a win is on the wall by itself", async () => {
  await company.owner.query("update app.big_screen_links set ended_at = now() where ended_at is null");
  await company.owner.query("update public.big_screens set tiles = '{wins}' where id = $1", [screen]);
  const { cookie } = await opened();
  const stream = await hear(cookie);
  await vi.waitFor(() => expect(stream.text).toContain("event: shown"), 15_000);
  const seller = await company.person("sales", { name: "Claire Vasseur" });
  const lead = await server.made<{ id: string }>(seller, "leads", {
    name: "Cap Horizon",
    value: 4200,
    owner_id: seller.id,
  });
  await server.call(seller, "POST", "/api/leads/win", { id: lead.id });
  await vi.waitFor(() => expect(stream.text).toContain("Cap Horizon"), { timeout: 15_000, interval: 20 });
  await stream.close();
});
