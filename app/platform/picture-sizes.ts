/** The widths in device pixels that the image route serves; no others are made. */
export const pictureWidths = [240, 480, 640, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The side of a podcast's cover in feeds, in pixels: the least that Apple Podcasts takes, which also wants JPEG or PNG. */
export const coverSide = 1400;
