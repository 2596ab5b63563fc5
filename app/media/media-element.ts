/** The element of a player that plays: audio, video, or one with the same interface (`SpeechSynthesisElement`). */
export const mediaElementOf = (player: HTMLElement): HTMLMediaElement | null =>
  player.querySelector<HTMLMediaElement>("audio, video, [data-media]");
