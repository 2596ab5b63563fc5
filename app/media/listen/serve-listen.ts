import type { Translator } from "#ui/translator.ts";
import { currentlyPlaying, nowPlaying } from "../now-playing.ts";
import { driveInBar, playingOf, putInBar } from "../player/serve-bar.ts";
import { MachineVoice } from "./machine-voice.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/** A browser names its voices late, or never, in milliseconds. */
const voicesMs = 1_500;

/**
 * Serves the button by which a piece is listened to: its recording, or the browser's own speech, plays in the bar.
 * @param texts what the bar says
 */
export function serveListen(texts: () => Promise<Translator<"playing">>): void {
  for (const place of document.querySelectorAll<HTMLElement>("main [data-listen]")) {
    const button = place.querySelector("button");
    if (button && place.dataset.listen !== "served")
      button.addEventListener("click", () => void listen(place, texts).catch(console.info));
    place.dataset.listen = "served";
  }
}

async function listen(
  place: HTMLElement,
  texts: () => Promise<Translator<"playing">>,
): Promise<void> {
  const current = currentlyPlaying();
  const template = place.querySelector("template");
  const made =
    template && document.importNode(template.content, true).querySelector("[data-player]");
  if (!(made instanceof HTMLElement)) return;
  if (current && current.playing.name === playingOf(made).name) {
    if (current.medium.paused) await nowPlaying(current.medium, current.playing);
    else current.medium.pause();
    return;
  }
  const ready = await prepare(made, document);
  const said = place.querySelector<HTMLElement>("[role=status]");
  if (said) said.textContent = ready ? "" : (said.dataset.none ?? "");
  if (!ready) return;
  await putInBar(made, await texts());
  await driveInBar(made);
  await nowPlaying(ready, playingOf(made));
}

/**
 * Gets a player of a piece ready to be played, whose text is in a page.
 * @returns its medium; null where this browser has no voice for the language
 */
export async function prepare(
  player: HTMLElement,
  page: Document,
): Promise<HTMLMediaElement | null> {
  const recording = player.querySelector("audio");
  if (recording) return recording;
  if (!("speechSynthesis" in window)) return null;
  if (!customElements.get("machine-voice")) customElements.define("machine-voice", MachineVoice);
  customElements.upgrade(player);
  const medium = player.querySelector("machine-voice");
  const text = page.querySelector<HTMLElement>("main .body-own");
  if (!(medium instanceof MachineVoice) || !text) return null;
  const lang = text.lang || page.documentElement.lang;
  const voice = await voiceFor(lang);
  if (!voice) return null;
  medium.voice = voice;
  medium.lang = lang;
  const head = page.querySelectorAll("main h1, main .standfirst");
  medium.sentences = sentencesOf([...head, text], lang);
  medium.addEventListener("sentence", (event) => mark((event as CustomEvent<Sentence>).detail));
  for (const end of ["pause", "ended"]) medium.addEventListener(end, () => mark(null));
  return asMedium(medium);
}

/** A machine voice has what a player asks of a media element, under the same names. */
const asMedium = (voice: MachineVoice) => voice as unknown as HTMLMediaElement;

/** A voice of the language, one on the device before one that sends the text elsewhere. */
async function voiceFor(lang: string): Promise<SpeechSynthesisVoice | null> {
  const all = await voices();
  const of = all.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === lang.slice(0, 2));
  return of.find((voice) => voice.localService) ?? of[0] ?? null;
}

function voices(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return Promise.resolve(known);
  return new Promise((done) => {
    const end = () => done(speechSynthesis.getVoices());
    speechSynthesis.addEventListener("voiceschanged", end, { once: true });
    setTimeout(end, voicesMs);
  });
}

/** Marks the sentence that is spoken, while its page is shown. */
function mark(sentence: Sentence | null): void {
  if (!("highlights" in CSS)) return;
  const start = sentence?.range.startContainer;
  if (sentence && start?.isConnected && start.ownerDocument === document)
    CSS.highlights.set("spoken", new Highlight(sentence.range));
  else CSS.highlights.delete("spoken");
}
