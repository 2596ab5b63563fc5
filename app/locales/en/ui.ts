export default {
  close: "Close",
  now: "Just now",
  pause: "Pause",
  play: "Play",
  tryAgain: "Try Again",
} as const;
