import type { Translator } from "#ui/translator.ts";
import { currentPlayback, startPlaying } from "../current-playback.ts";
import { attachControlsInBar, playerItemOf, putInBar } from "../player/attach-player-bar.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { SpeechSynthesisElement } from "./speech-synthesis-element.ts";

/** How long to wait for the browser's list of voices, which some load late or never, in milliseconds. */
const voicesTimeoutMs = 1_500;

/**
 * Attaches the buttons that play an article in the player bar: its narration, or speech that the browser synthesises.
 * @param texts the texts of the bar
 */
export function attachListenButtons(texts: () => Promise<Translator<"playing">>): void {
  for (const container of document.querySelectorAll<HTMLElement>("main [data-listen]")) {
    const button = container.querySelector("button");
    if (button && container.dataset.listen !== "attached")
      button.addEventListener("click", () => void listen(container, texts).catch(console.info));
    container.dataset.listen = "attached";
  }
}

async function listen(
  container: HTMLElement,
  texts: () => Promise<Translator<"playing">>,
): Promise<void> {
  const current = currentPlayback();
  const template = container.querySelector("template");
  const player =
    template && document.importNode(template.content, true).querySelector("[data-player]");
  if (!(player instanceof HTMLElement)) return;
  if (current && current.item.key === playerItemOf(player).key) {
    if (current.media.paused) await startPlaying(current.media, current.item);
    else current.media.pause();
    return;
  }
  const mediaElement = await preparePlayer(player, document);
  const status = container.querySelector<HTMLElement>("[role=status]");
  if (status) status.textContent = mediaElement ? "" : (status.dataset.noVoice ?? "");
  if (!mediaElement) return;
  await putInBar(player, await texts());
  await attachControlsInBar(player);
  await startPlaying(mediaElement, playerItemOf(player));
}

/**
 * Prepares the player of an article that is read aloud.
 * @param page the article's page, with its text
 * @returns its media element; null where the browser has no voice for the language
 */
export async function preparePlayer(
  player: HTMLElement,
  page: Document,
): Promise<HTMLMediaElement | null> {
  const recording = player.querySelector("audio");
  if (recording) return recording;
  if (!("speechSynthesis" in window)) return null;
  if (!customElements.get("speech-synthesis"))
    customElements.define("speech-synthesis", SpeechSynthesisElement);
  customElements.upgrade(player);
  const mediaElement = player.querySelector("speech-synthesis");
  const text = page.querySelector<HTMLElement>("main .body-own");
  if (!(mediaElement instanceof SpeechSynthesisElement) || !text) return null;
  const lang = text.lang || page.documentElement.lang;
  const voice = await voiceFor(lang);
  if (!voice) return null;
  mediaElement.voice = voice;
  mediaElement.lang = lang;
  const head = page.querySelectorAll("main h1, main .standfirst");
  mediaElement.sentences = sentencesOf([...head, text], lang);
  mediaElement.addEventListener("sentence", (event) =>
    highlight((event as CustomEvent<Sentence>).detail),
  );
  for (const end of ["pause", "ended"]) mediaElement.addEventListener(end, () => highlight(null));
  // It has what a player uses of a media element, under the same names.
  return mediaElement as unknown as HTMLMediaElement;
}

/** A voice of the language; rather one on the device than one that sends the text to a server. */
async function voiceFor(lang: string): Promise<SpeechSynthesisVoice | null> {
  const all = await voices();
  const matching = all.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === lang.slice(0, 2));
  return matching.find((voice) => voice.localService) ?? matching[0] ?? null;
}

function voices(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return Promise.resolve(known);
  return new Promise((done) => {
    const end = () => done(speechSynthesis.getVoices());
    speechSynthesis.addEventListener("voiceschanged", end, { once: true });
    setTimeout(end, voicesTimeoutMs);
  });
}

/** Highlights the spoken sentence while its page is shown. */
function highlight(sentence: Sentence | null): void {
  if (!("highlights" in CSS)) return;
  const start = sentence?.range.startContainer;
  if (sentence && start?.isConnected && start.ownerDocument === document)
    CSS.highlights.set("spoken", new Highlight(sentence.range));
  else CSS.highlights.delete("spoken");
}
