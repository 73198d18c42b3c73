/** What a look met that it does not go beyond, or that it does not read: told as it stands, as the failure of the look. */
export class LookError extends Error {}

const mb = 1024 * 1024;

/** How far a look goes, whatever a repository holds. Each limit that is met says so in a sentence. */
export const limits = {
  /** Of reading, with all that is fetched; and of a look with what its host is asked: four of them fit into a lease. */
  ms: 45_000,
  look_ms: 60_000,
  /** Of one request to a server. */
  request_ms: 30_000,
  /** Of the list of branches and tags, from a server or in a folder. */
  refs_bytes: 8 * mb,
  pack_bytes: 32 * mb,
  /** Of one file of a repository on this machine. */
  file_bytes: 128 * mb,
  /** Of one object, and of all objects of a pack together, once they are unpacked. */
  object_bytes: 64 * mb,
  unpacked_bytes: 1024 * mb,
  pack_objects: 200_000,
  /** Of what is kept in memory for one look. */
  memory_bytes: 192 * mb,
  heap_mb: 512,
  /** The newest commits of the default branch; and of what all others have beyond it. */
  commits: 50,
  branches: 10,
  refs: 2000,
  /** Files that are looked into, of one commit and of one look. */
  files_of_commit: 300,
  files: 2000,
  /** Entries of trees, and how deep they are read. */
  entries: 200_000,
  depth: 60,
  /** So large at most a file is searched for secrets. */
  searched_bytes: mb,
  /** From here on a binary file is a large one. */
  large_bytes: 5 * mb,
} as const;
