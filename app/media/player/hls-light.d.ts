// The library has types for its whole build alone; the light one lacks only what these players do not use.
declare module "hls.js/light" {
  export { default } from "hls.js";
}
