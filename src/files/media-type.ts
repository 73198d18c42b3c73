import { fileTypeFromFile } from "file-type";
import { getMimeType } from "hono/utils/mime";

const unknown = "application/octet-stream";
// What has no signs of its own to be recognised by, and is told by its name.
const plain = /^(text\/|application\/(json|xml|rtf)$|message\/rfc822$|image\/svg)/;
const more: Record<string, string> = {
  md: "text/markdown",
  markdown: "text/markdown",
  eml: "message/rfc822",
  log: "text/plain",
};

/** What kind of file it is: by what it begins with; where that says nothing, by its name, if that names a kind of text. */
export async function mediaType(path: string, name: string): Promise<string> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== "application/xml") return found.mime;
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  const named = (more[ending] ?? getMimeType(name) ?? unknown).replace(/;.*/, "");
  return plain.test(named) ? named : unknown;
}
