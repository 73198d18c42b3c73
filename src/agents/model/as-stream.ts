type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Asks for a stream as endpoints differ in it: one that does not take `stream_options` (Mistral's answers 422) is asked without, and
 * one that answers as a whole all the same is read as a stream of one part.
 */
export function asStream(ask: Fetch): Fetch {
  return async (url, options) => {
    const answer = await ask(url, options);
    if (answer.status === 400 || answer.status === 422) {
      const said = await answer.text();
      const { stream_options, ...body } = JSON.parse(String(options.body)) as Record<string, unknown>;
      if (stream_options && said.includes("stream_options"))
        return inParts(await ask(url, { ...options, body: JSON.stringify(body) }));
      return new Response(said, answer);
    }
    return inParts(answer);
  };
}

type Whole = { choices?: { message?: { tool_calls?: object[] } }[] };

async function inParts(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get("content-type")?.includes("application/json")) return answer;
  const whole = (await answer.json()) as Whole;
  const choices = whole.choices?.map(({ message, ...rest }) => {
    const tool_calls = message?.tool_calls?.map((call, index) => ({ ...call, index }));
    return { ...rest, delta: { ...message, ...(tool_calls && { tool_calls }) } };
  });
  const headers = { "content-type": "text/event-stream" };
  return new Response(`data: ${JSON.stringify({ ...whole, choices })}\n\ndata: [DONE]\n\n`, { headers });
}
