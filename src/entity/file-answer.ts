const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The formats of files that are answered. */
export type Format = keyof typeof types;

/** The headers of a file that is to be saved under a name. */
export function fileHeaders(name: string, format: Format): Record<string, string> {
  return {
    "content-type": types[format],
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
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
