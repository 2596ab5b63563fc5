import { expect, it } from "vitest";
import { embedOf } from "./embed.ts";
import { playableFileAddress, publishedStreamAddress } from "./playable-address.ts";

const of = (mediaUrl: string | null, mediaType: string | null = "audio/mpeg") =>
  playableFileAddress({ mediaUrl, mediaType });

it("plays files of ours and of others, those by https", () => {
  expect(of("/media/1.mp3")).toBe("/media/1.mp3");
  expect(of("https://cast.example/1.mp3", null)).toBe("https://cast.example/1.mp3");
  expect(of("http://cast.example/1.mp3")).toBe("https://cast.example/1.mp3");
});

it("knows what is no file for a player", () => {
  expect(of(null)).toBeNull();
  expect(of("https://www.youtube.com/watch?v=1", "video/youtube")).toBeNull();
  expect(of("https://cast.example/1.torrent", "image/png")).toBeNull();
  expect(of("//cast.example/1.mp3")).toBeNull();
  expect(of("javascript:alert(1)")).toBeNull();
});

it("knows a publisher's stream by its type or its address", () => {
  const stream = (mediaUrl: string | null, mediaType: string | null) =>
    publishedStreamAddress({ mediaUrl, mediaType });
  expect(stream("http://tv.example/live", "application/vnd.apple.mpegurl")).toBe(
    "https://tv.example/live",
  );
  expect(stream("https://tv.example/live.m3u8?a=1", null)).toBe("https://tv.example/live.m3u8?a=1");
  expect(stream("https://tv.example/film.mp4", "video/mp4")).toBeNull();
  expect(stream("/media/video/1/free/hls/main.m3u8", "application/x-mpegurl")).toBeNull();
  expect(stream(null, "application/x-mpegurl")).toBeNull();
});

it("knows the player of another site by its page", () => {
  const embed = (mediaUrl: string | null, mediaType: string | null = "video/youtube") =>
    embedOf({ mediaUrl, mediaType });
  expect(embed("https://www.youtube.com/watch?v=tideTIDE012")).toBe(
    "https://www.youtube-nocookie.com/embed/tideTIDE012?autoplay=1",
  );
  expect(embed("https://www.youtube.com/watch?v=tideTIDE012", "video/mp4")).toBeNull();
  for (const none of [null, "", "nonsense", "https://www.youtube.com/", "https://y.tube/?v=../a"])
    expect(embed(none)).toBeNull();
});
