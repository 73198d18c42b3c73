/** Whether an entry is the place one is at: its own path, or a path under it by whole segments. */
export function isActive(entry: string, path: string, home: string): boolean {
  if (entry === "/") return path === "/" || path === home;
  return path === entry || path.startsWith(`${entry}/`);
}
