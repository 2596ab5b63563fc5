import { expect, it } from "vitest";
import { itemInPictureName, pictureAddress, pictureSet } from "./picture-address.ts";

it("serves our own pictures by name, and everybody else's through the item they belong to", () => {
  const item = { kind: "article", id: 7 };
  expect(pictureAddress("/pictures/tram-vote.webp", item)).toBe(
    "/image/pictures/tram-vote/800.webp",
  );
  for (const stored of ["https://cdn.example.eu/a.jpg", "/pictures/../secret.webp"])
    expect(pictureAddress(stored, item)).toMatch(/^\/image\/article\/7-[a-z\d]{1,7}\/800\.webp$/);
});

it("gives another picture of an item another address, and finds the item in each", () => {
  const item = { kind: "article", id: 7 };
  const [a, b] = ["a", "b"].map((name) =>
    pictureAddress(`https://cdn.example.eu/${name}.jpg`, item),
  );
  expect(a).not.toBe(b);
  expect(pictureAddress("https://cdn.example.eu/a.jpg", item)).toBe(a);
  for (const name of [a?.split("/")[3] ?? "", "7"]) expect(itemInPictureName(name)).toBe(7);
  for (const name of ["", "7-", "1e9", "7-..", "x-7"]) expect(itemInPictureName(name)).toBeNull();
});

it("offers every width of the picture it is given", () => {
  expect(pictureSet("/image/article/7-1x/800.webp", "avif")).toBe(
    [240, 480, 640, 800, 1200].map((w) => `/image/article/7-1x/${w}.avif ${w}w`).join(", "),
  );
  expect(pictureSet("https://cdn.example.eu/a.jpg", "avif")).toBeNull();
});
