// The player bar, which scripts make: browsers load these texts when something plays.
export default {
  bar: "Now playing",
  close: "Close the player",
  panel: "Chapters, queue, options",
  chapters: "Chapters",
  queue: "Queue",
  queueEmpty: "Nothing that is saved can be played here.",
  queueAll: "The whole queue",
  cornerBack: "Back to its place",
} as const;
