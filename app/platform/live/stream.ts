// A connection to /live (docs/api.md) that reconnects until it is closed. Runs in a page or in a worker.

export type LiveMessage = { event: string; data: unknown };

/** What the stream needs of the browser; tests pass their own. */
export type BrowserApis = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Calls `work` after `ms`; the returned function cancels that. */
  after: (ms: number, work: () => void) => () => void;
};

const browser: BrowserApis = {
  fetch: (url, init) => fetch(url, init),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Delays before reconnecting; the last one repeats. Each is half as long to half as long again, by chance: the pages that
 * an ending process has sent away do not all come to another one at once.
 */
const reconnectDelays = [1_000, 2_000, 5_000, 10_000];
/** The server sends something every 25 s: after two missed heartbeats the connection counts as dead. */
const silenceMs = 60_000;

/**
 * Parses server-sent events (HTML Standard, 9.2.6) as our server writes them: lines end in a line feed. The text may
 * arrive in pieces of any size.
 * @param onId called for every id, also for one without a message
 */
export function openParser(
  onMessage: (message: LiveMessage) => void,
  onId: (id: string) => void,
): (text: string) => void {
  let rest = "";
  let event = "";
  let data = "";
  const line = (text: string) => {
    if (text === "") {
      if (data !== "") onMessage({ event: event || "message", data: parsed(data) });
      event = data = "";
      return;
    }
    const [, field, value = ""] = /^([^:]*):? ?(.*)$/.exec(text) ?? [];
    if (field === "event") event = value;
    else if (field === "data") data += value;
    else if (field === "id") onId(value);
  };
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const one of lines) line(one);
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * Listens until it is closed. Reconnects after about 1, 2, 5 and then every 10 s, and continues after the last id.
 * @param lastId the last id that another connection has received; empty: from now on
 * @returns a function that closes it
 */
export function openStream(
  lastId: string,
  on: { message: (message: LiveMessage) => void; id: (id: string) => void },
  { fetch, after }: BrowserApis = browser,
): () => void {
  let seen = lastId;
  let failures = 0;
  let closed = false;
  let abort = new AbortController();
  let cancel = () => {};

  const parserOf = () =>
    openParser(on.message, (id) => {
      seen = id;
      on.id(id);
    });

  async function listen(): Promise<number> {
    abort = new AbortController();
    const { signal } = abort;
    const restartSilence = () => {
      cancel();
      cancel = after(silenceMs, () => abort.abort());
    };
    restartSilence();
    const headers = { accept: "text/event-stream", ...(seen && { "last-event-id": seen }) };
    const response = await fetch("/live", { headers, signal, cache: "no-store" });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return Number(response.headers.get("retry-after")) * 1_000 || 0;
    }
    const parse = parserOf();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || closed) return 0;
      failures = 0;
      restartSilence();
      parse(value);
    }
  }

  async function run(): Promise<void> {
    const retryAfter = await listen().catch(() => 0);
    cancel();
    if (closed) return;
    const delay = reconnectDelays[Math.min(failures++, reconnectDelays.length - 1)] ?? 0;
    cancel = after(Math.max(delay * (0.5 + Math.random()), retryAfter), () => void run());
  }

  void run();
  return () => {
    closed = true;
    cancel();
    abort.abort();
  };
}
