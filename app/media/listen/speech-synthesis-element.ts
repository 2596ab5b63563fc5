import type { Sentence } from "./sentences.ts";

/** How often `timeupdate` is dispatched, in milliseconds. */
const timeUpdateMs = 250;
const noRanges = { length: 0, start: () => 0, end: () => 0 };

/**
 * The browser's speech synthesis behind the interface of an audio element, as far as a player uses it: the same
 * properties, methods and events. It speaks one sentence at a time, because browsers stop within long texts. A pause
 * cancels the sentence, which later begins again, because not every browser can pause within one.
 */
export class SpeechSynthesisElement extends HTMLElement {
  sentences: Sentence[] = [];
  voice: SpeechSynthesisVoice | null = null;
  paused = true;
  ended = false;
  error: { message: string } | null = null;
  preservesPitch = true;
  readonly readyState = 4;
  readonly textTracks = [] as const;
  readonly buffered = noRanges;
  #index = 0;
  #utterance: SpeechSynthesisUtterance | null = null;
  #utteranceStart = 0;
  #rate = 1;
  #muted = false;
  #timeUpdates: ReturnType<typeof setInterval> | undefined;

  get duration(): number {
    const last = this.sentences.at(-1);
    return last ? last.from + last.seconds : Number.NaN;
  }

  get currentTime(): number {
    const sentence = this.sentences[this.#index];
    if (!sentence) return this.ended ? this.duration : 0;
    if (this.#utterance === null) return sentence.from;
    const spoken = ((performance.now() - this.#utteranceStart) / 1_000) * this.#rate;
    return sentence.from + Math.min(spoken, sentence.seconds * 0.99);
  }

  set currentTime(at: number) {
    const found = this.sentences.findIndex(({ from, seconds }) => at < from + seconds);
    this.#index = found < 0 ? Math.max(0, this.sentences.length - 1) : found;
    this.ended = false;
    if (!this.paused) this.#speak();
    this.#dispatch("seeked", "timeupdate");
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    if (rate === this.#rate) return;
    this.#rate = rate;
    if (!this.paused) this.#speak();
    this.#dispatch("ratechange");
  }

  get muted(): boolean {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    if (!this.paused) this.#speak();
    this.#dispatch("volumechange");
  }

  load(): void {
    this.error = null;
  }

  play(): Promise<void> {
    if (this.ended || this.#index >= this.sentences.length) this.#index = 0;
    this.ended = false;
    this.error = null;
    this.paused = false;
    clearInterval(this.#timeUpdates);
    // Not every browser stops speaking when the page is left.
    addEventListener("pagehide", () => speechSynthesis.cancel(), { once: true });
    this.#timeUpdates = setInterval(() => this.#dispatch("timeupdate"), timeUpdateMs);
    this.#speak();
    this.#dispatch("play", "playing");
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.#stop();
    this.#dispatch("pause");
  }

  /** Pauses when it is removed with the player bar, but not when it is only moved within the document. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.pause();
    });
  }

  #stop(): void {
    this.paused = true;
    this.#utterance = null;
    clearInterval(this.#timeUpdates);
    speechSynthesis.cancel();
  }

  #speak(): void {
    const sentence = this.sentences[this.#index];
    if (!sentence) {
      this.#finish();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = this.voice;
    utterance.lang = this.voice?.lang ?? this.lang;
    utterance.rate = this.#rate;
    utterance.volume = this.#muted ? 0 : 1;
    utterance.onend = () => {
      if (this.#utterance !== utterance) return;
      this.#index++;
      this.#speak();
    };
    utterance.onerror = ({ error }) => {
      if (this.#utterance !== utterance || error === "canceled" || error === "interrupted") return;
      this.#stop();
      // That the browser requires a click first is no error.
      this.error = error === "not-allowed" ? null : { message: error };
      this.#dispatch(this.error ? "error" : "pause");
    };
    this.#utterance = utterance;
    this.#utteranceStart = performance.now();
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    this.dispatchEvent(new CustomEvent("sentence", { detail: sentence, bubbles: true }));
  }

  #finish(): void {
    this.#stop();
    this.ended = true;
    this.#dispatch("timeupdate", "pause", "ended");
  }

  #dispatch(...names: string[]): void {
    for (const name of names) this.dispatchEvent(new Event(name));
  }
}
