import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Received = {
  headers: IncomingHttpHeaders;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
};
type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A receiver of webhooks on loopback: keeps all that it is sent, and answers as it is told. */
export async function openReceiver() {
  const received: Received[] = [];
  const told = { answer: (): Answer => ({ status: 200, body: "Thanks." }) };
  const http = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers, body, message: JSON.parse(body) as Received["message"] });
    const { status, headers, body: answer } = told.answer();
    response.writeHead(status, headers).end(answer);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`,
    received,
    told,
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
