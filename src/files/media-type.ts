import { fileTypeFromFile } from "file-type";
import { getMimeType } from "hono/utils/mime";

const unknown = "application/octet-stream";
// Text formats have no signature, so the extension decides.
const plain = /^(text\/|application\/(json|xml|rtf)$|message\/rfc822$|image\/svg)/;
const more: Record<string, string> = {
  md: "text/markdown",
  markdown: "text/markdown",
  eml: "message/rfc822",
  log: "text/plain",
};

/** The media type by the file's signature; for text formats by its extension. */
export async function mediaType(path: string, name: string): Promise<string> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== "application/xml") return found.mime;
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  const named = (more[ending] ?? getMimeType(name) ?? unknown).replace(/;.*/, "");
  return plain.test(named) ? named : unknown;
}
