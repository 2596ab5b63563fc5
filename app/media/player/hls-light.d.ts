// The library has types only for its full build; the light build lacks only features that are not used here.
declare module "hls.js/light" {
  export { default } from "hls.js";
}
