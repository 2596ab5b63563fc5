import { beforeEach, expect, it, vi } from "vitest";

// What was counted is known for as long as a document stands, so each test loads it anew.
let countVideoView: typeof import("./count-video-view.ts").countVideoView;
let sent: string[];
beforeEach(async () => {
  vi.resetModules();
  sent = [];
  vi.doMock("./browser/view-beacon.ts", () => ({
    sendView: (what: string) => sent.push(what),
  }));
  ({ countVideoView } = await import("./count-video-view.ts"));
  vi.doUnmock("./browser/view-beacon.ts");
});

/** As those of browsers, they answer for themselves alone. */
function rangesOf(ranges: [number, number][]) {
  const all = {
    length: ranges.length,
    start(this: unknown, n: number) {
      if (this !== all) throw new TypeError("Illegal invocation");
      return ranges[n]?.[0] ?? 0;
    },
    end(this: unknown, n: number) {
      if (this !== all) throw new TypeError("Illegal invocation");
      return ranges[n]?.[1] ?? 0;
    },
  };
  return all;
}

const watch = (key: string, duration: number, ...ranges: [number, number][]) =>
  countVideoView({
    media: {
      duration,
      played: rangesOf(ranges),
    } as unknown as HTMLMediaElement,
    item: { key, path: "", title: "", lang: "en", byline: "", artwork: "" },
  });

it("counts a video once half a minute of it was played, in whatever parts", () => {
  watch("video:1", 600, [0, 20]);
  watch("video:1", 600, [0, 20], [100, 109]);
  expect(sent).toEqual([]);
  watch("video:1", 600, [0, 20], [100, 110]);
  watch("video:1", 600, [0, 200]);
  expect(sent).toEqual(['{"kind":"video","id":1}']);
});

it("counts a shorter one when all of it was played, and a live stream by its seconds", () => {
  watch("video:1", 20, [0, 18]);
  expect(sent).toEqual([]);
  watch("video:1", 20, [0, 19.2]);
  watch("video:2", Number.POSITIVE_INFINITY, [500, 531]);
  expect(sent).toEqual(['{"kind":"video","id":1}', '{"kind":"video","id":2}']);
});

it("leaves episodes to the server, which knows what was sent of them", () => {
  watch("podcast:1", 600, [0, 600]);
  expect(sent).toEqual([]);
});
