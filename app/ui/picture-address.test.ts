import { expect, it } from "vitest";
import { pictureAddress, pictureSet } from "./picture-address.ts";

it("serves our own pictures by name, and everybody else's through the item they belong to", () => {
  const item = { kind: "article", id: 7 };
  expect(pictureAddress("/pictures/tram-vote.webp", item)).toBe(
    "/image/pictures/tram-vote/800.webp",
  );
  expect(pictureAddress("https://cdn.example.eu/a.jpg", item)).toBe("/image/article/7/800.webp");
  expect(pictureAddress("/pictures/../secret.webp", item)).toBe("/image/article/7/800.webp");
});

it("offers every width of the picture it is given", () => {
  expect(pictureSet("/image/article/7/800.webp", "avif")).toBe(
    "/image/article/7/240.avif 240w, /image/article/7/480.avif 480w, /image/article/7/640.avif 640w, /image/article/7/800.avif 800w, /image/article/7/1200.avif 1200w",
  );
  expect(pictureSet("https://cdn.example.eu/a.jpg", "avif")).toBeNull();
});
