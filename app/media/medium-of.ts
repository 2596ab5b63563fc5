/** The element of a player that plays: the browser's own, or one that is driven like it (`MachineVoice`). */
export const mediumOf = (player: HTMLElement): HTMLMediaElement | null =>
  player.querySelector<HTMLMediaElement>("audio, video, [data-medium]");
