// One connection to /live (docs/api.md), kept up for as long as somebody wants it. Runs in a page or in a worker.

export type LiveMessage = { event: string; data: unknown };

/** The browser, as far as the stream needs it. */
export type BrowserApis = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Calls back after `ms`; the result calls it off. */
  after: (ms: number, work: () => void) => () => void;
};

const browser: BrowserApis = {
  fetch: (url, init) => fetch(url, init),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Between two tries (decision 21); the last again and again. */
const pauses = [1_000, 2_000, 5_000, 10_000];
/** The server is heard every 25 s: after two silences and a little the line is dead. */
const silenceMs = 60_000;

/**
 * Reads a stream of events (HTML Standard, 9.2.6), as far as ours goes: lines end in a line feed. What is cut in
 * two by the network is put together again.
 * @param onId told of every id, also where it comes without a message
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
 * Listens until it is closed: comes back after 1, 2, 5 and then every 10 s, and goes on behind the last id.
 * @param lastId where another connection has ended; empty: from now on
 * @returns what closes it
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
    const quiet = () => {
      cancel();
      cancel = after(silenceMs, () => abort.abort());
    };
    quiet();
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
      quiet();
      parse(value);
    }
  }

  async function run(): Promise<void> {
    const asked = await listen().catch(() => 0);
    cancel();
    if (closed) return;
    const pause = pauses[Math.min(failures++, pauses.length - 1)] ?? 0;
    cancel = after(Math.max(pause, asked), () => void run());
  }

  void run();
  return () => {
    closed = true;
    cancel();
    abort.abort();
  };
}
