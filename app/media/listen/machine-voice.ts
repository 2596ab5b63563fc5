import type { Sentence } from "./sentences.ts";

/** How often it says where it is, in milliseconds. */
const tickMs = 250;
const noTimes = { length: 0, start: () => 0, end: () => 0 };

/**
 * The browser's own speech, as an element that a player drives like an audio element: what a player asks of one is here
 * under the same names and with the same events. It speaks sentence by sentence, since browsers stop within long texts,
 * and since a pause of theirs does not hold everywhere: it ends the sentence, which is begun again.
 */
export class MachineVoice extends HTMLElement {
  sentences: Sentence[] = [];
  voice: SpeechSynthesisVoice | null = null;
  paused = true;
  ended = false;
  error: { message: string } | null = null;
  preservesPitch = true;
  readonly readyState = 4;
  readonly textTracks = [] as const;
  readonly buffered = noTimes;
  #index = 0;
  #spoken: SpeechSynthesisUtterance | null = null;
  #began = 0;
  #rate = 1;
  #muted = false;
  #clock: ReturnType<typeof setInterval> | undefined;

  get duration(): number {
    const last = this.sentences.at(-1);
    return last ? last.from + last.seconds : Number.NaN;
  }

  get currentTime(): number {
    const sentence = this.sentences[this.#index];
    if (!sentence) return this.ended ? this.duration : 0;
    if (this.#spoken === null) return sentence.from;
    const spoken = ((performance.now() - this.#began) / 1_000) * this.#rate;
    return sentence.from + Math.min(spoken, sentence.seconds * 0.99);
  }

  set currentTime(at: number) {
    const found = this.sentences.findIndex(({ from, seconds }) => at < from + seconds);
    this.#index = found < 0 ? Math.max(0, this.sentences.length - 1) : found;
    this.ended = false;
    if (!this.paused) this.#speak();
    this.#tell("seeked", "timeupdate");
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    if (rate === this.#rate) return;
    this.#rate = rate;
    if (!this.paused) this.#speak();
    this.#tell("ratechange");
  }

  get muted(): boolean {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    if (!this.paused) this.#speak();
    this.#tell("volumechange");
  }

  /** There is nothing to load. */
  load(): void {
    this.error = null;
  }

  play(): Promise<void> {
    if (this.ended || this.#index >= this.sentences.length) this.#index = 0;
    this.ended = false;
    this.error = null;
    this.paused = false;
    clearInterval(this.#clock);
    // Not every browser ends it with the page.
    addEventListener("pagehide", () => speechSynthesis.cancel(), { once: true });
    this.#clock = setInterval(() => this.#tell("timeupdate"), tickMs);
    this.#speak();
    this.#tell("play", "playing");
    return Promise.resolve();
  }

  pause(): void {
    if (this.paused) return;
    this.#stop();
    this.#tell("pause");
  }

  /** A bar that is closed takes it out of the page; one that is moved puts it back within the turn. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.pause();
    });
  }

  #stop(): void {
    this.paused = true;
    this.#spoken = null;
    clearInterval(this.#clock);
    speechSynthesis.cancel();
  }

  #speak(): void {
    const sentence = this.sentences[this.#index];
    if (!sentence) {
      this.#finish();
      return;
    }
    const words = new SpeechSynthesisUtterance(sentence.text);
    words.voice = this.voice;
    words.lang = this.voice?.lang ?? this.lang;
    words.rate = this.#rate;
    words.volume = this.#muted ? 0 : 1;
    words.onend = () => {
      if (this.#spoken !== words) return;
      this.#index++;
      this.#speak();
    };
    words.onerror = ({ error }) => {
      if (this.#spoken !== words || error === "canceled" || error === "interrupted") return;
      this.#stop();
      // A browser that wants a press first is no fault.
      this.error = error === "not-allowed" ? null : { message: error };
      this.#tell(this.error ? "error" : "pause");
    };
    this.#spoken = words;
    this.#began = performance.now();
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
    this.dispatchEvent(new CustomEvent("sentence", { detail: sentence, bubbles: true }));
  }

  #finish(): void {
    this.#stop();
    this.ended = true;
    this.#tell("timeupdate", "pause", "ended");
  }

  #tell(...names: string[]): void {
    for (const name of names) this.dispatchEvent(new Event(name));
  }
}
