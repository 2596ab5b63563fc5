// Loaded into every process that the scripts start (node --import): ends it when its parent has ended, however that
// happened. The parent holds the other end of the channel.
if (process.channel) {
  process.on("disconnect", () => process.exit(1));
  process.channel.unref();
}
