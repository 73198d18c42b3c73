/** The headers of a CSV file that is to be saved under a name. */
export function csvHeaders(name: string): Record<string, string> {
  return fileHeaders("text/csv; charset=utf-8", name);
}

/** The headers of a file that is to be saved under a name. */
export function fileHeaders(type: string, name: string): Record<string, string> {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "no-store",
  };
}

/** Text, or bytes, in pieces as the body of an answer. */
export function textStream(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
