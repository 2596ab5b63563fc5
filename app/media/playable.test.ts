import { expect, it } from "vitest";
import { embedOf } from "./embed.ts";
import { playableFile } from "./playable.ts";

const of = (mediaUrl: string | null, mediaType: string | null = "audio/mpeg") =>
  playableFile({ mediaUrl, mediaType });

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
