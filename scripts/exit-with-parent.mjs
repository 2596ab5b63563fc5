// Loaded into every process that the scripts start (node --import): it ends when its parent is gone, however
// the parent died. The parent holds the other end of the channel.
if (process.channel) {
  process.on("disconnect", () => process.exit(1));
  process.channel.unref();
}
