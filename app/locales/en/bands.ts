// Printed on the server: the bands of the analysis scale, the same words wherever they are shown.
export default {
  "far-left": "Far Left",
  left: "Left",
  center: "Center",
  right: "Right",
  "far-right": "Far Right",
  unrated: "Unrated",
} as const;
