const named =
  /bot|crawl|spider|preview|scan|fetch|prox(y|ies)|monitor|headless|curl|wget|python|okhttp|java\/|go-http|axios|node|safelinks|barracuda|mimecast|proofpoint|validator/i;

/**
 * Whether what follows a link names itself as a program: by its agent, by asking for headers alone, or by fetching ahead of a reader.
 * Who hides that is counted as a person.
 */
export function isMachine(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header("user-agent") ?? "";
  const ahead = /prefetch|preview/i.test(
    `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""} ${header("x-moz") ?? ""}`,
  );
  return method === "HEAD" || agent === "" || ahead || named.test(agent);
}
