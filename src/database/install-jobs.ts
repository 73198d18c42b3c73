import { runMigrations } from "graphile-worker";
import pg, { type Client } from "pg";

/**
 * Brings the tables of the job runner to their present form, as its own login, which may make its schema and nothing else;
 * `owner` is connected as the owner of the database. Definers add and read jobs.
 */
export async function installJobs(owner: Client, jobs_url: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>("select current_database() as name");
  const database = pg.escapeIdentifier(rows[0]?.name ?? "");
  await owner.query(`grant create on database ${database} to tandem_jobs`);
  try {
    await runMigrations({ connectionString: jobs_url });
  } finally {
    await owner.query(`revoke create on database ${database} from tandem_jobs`);
  }
}
