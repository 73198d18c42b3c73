const doorPaths = ["/", "/auth/employee", "/auth/client", "/install"];

/** Whether a path is served by door.html, the entry without router and query cache. */
export function isDoorPath(path: string): boolean {
  return doorPaths.includes(path);
}
