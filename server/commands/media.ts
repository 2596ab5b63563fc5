// npm run -s media -- add|show|shows|list|withdraw

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type EncodedRecording,
  encodeRecording,
  encodingProblemText,
  hashOfFile,
  removeRecording,
  storePicture,
} from "#media/encode-recording.server.ts";
import {
  findByFile,
  listRecordings,
  ownShowsWithSamples,
  problemOfDraft,
  publishRecording,
  type RecordingDraft,
  saveShow,
  withdrawnRecording,
  withdrawRecording,
} from "#media/own-recordings.server.ts";
import type { Transcript } from "#media/recording.ts";
import type { MediaId } from "#media/recordings.server.ts";
import { readTranscript } from "#media/transcript-file.server.ts";
import { durationText } from "#media/video.ts";
import { idIn } from "#platform/id.ts";
import { isCoveredPlace } from "#stories/country.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import { isTopic, topics } from "#stories/topic.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  operatorOf,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";
import { openProgress } from "../progress.ts";
import { readProblem } from "../read-problem.ts";

const usage = `Usage: npm run -s media -- COMMAND
  add FILE --show SLUG --title TEXT [--number N]
  add FILE --video --title TEXT --lang en|es|fr|de|… [--category TOPIC] [--author SLUG]
      makes a recording of a file, and publishes it. More options of both:
      --description TEXT  --country CC  --tags "one, two"  --premium
      --picture FILE      instead of the picture in the file
      --text LANG=FILE    what is said (WebVTT, SubRip, JSON); once for each language
  show SLUG --name TEXT --lang LANG [--description TEXT] [--category TOPIC] [--host SLUG] [--cover FILE]
      makes a show of ours, or changes it
  shows                   our shows
  list                    our recordings
  withdraw video|podcast ID [--files]
      takes a recording off the site; with --files, off the storage too, also later
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  if (name === "add") return readAdd(args);
  if (name === "show") return readShow(args);
  if (name === "withdraw") return readWithdraw(args);
  if (name !== "shows" && name !== "list") throw unknownCommand(name);
  refuseMore(name, "nothing", args);
  return name === "shows" ? shows : list;
}

function readAdd(args: string[]): CommandAction {
  const { values: v, positionals } = parsed(args, {
    show: text,
    video: flag,
    title: text,
    number: text,
    lang: text,
    category: text,
    author: text,
    description: text,
    country: text,
    tags: text,
    premium: flag,
    picture: text,
    text: { ...text, multiple: true },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError("add takes one file.");
  if (!v.show === !v.video) throw new UsageError("Either --show SLUG or --video says what it is.");
  if (!v.title?.trim()) throw new UsageError("--title is missing.");
  const common = {
    title: v.title.trim(),
    description: v.description?.trim() ?? "",
    country: countryOf(v.country ?? "EU"),
    tags: (v.tags ?? "")
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    premium: v.premium ?? false,
    transcripts: [],
  };
  const draft: RecordingDraft = v.show
    ? { kind: "podcast", show: v.show, number: numberOf(v.number), ...common }
    : {
        kind: "video",
        lang: languageOf(v.lang),
        category: categoryOf(v.category),
        author: v.author,
        ...common,
      };
  const texts = (v.text ?? []).map(textFileOf);
  if (new Set(texts.map(({ lang }) => lang)).size < texts.length)
    throw new UsageError("--text names a language once.");
  return add(file, draft, { picture: v.picture, texts });
}

function readShow(args: string[]): CommandAction {
  const { values: v, positionals } = parsed(args, {
    name: text,
    lang: text,
    description: text,
    category: text,
    host: text,
    cover: text,
  });
  const [slug] = positionals;
  if (!slug || positionals.length > 1 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new UsageError("show takes one slug, like border-lines.");
  if (!v.name?.trim()) throw new UsageError("--name is missing.");
  const facts = {
    slug,
    name: v.name.trim(),
    description: v.description?.trim() ?? "",
    lang: languageOf(v.lang),
    category: categoryOf(v.category),
    host: v.host,
  };
  return async ({ db, storage, now }) => {
    const cover = v.cover && `shows/${crypto.randomUUID()}.webp`;
    if (v.cover && cover && !(await storeCover(storage, v.cover, cover)))
      return fail(`${v.cover} is no picture that can be read.`);
    const saved = await saveShow(db, { ...facts, cover: cover || undefined }, operatorOf({ now }));
    if (!saved.ok) return fail(saved.problem);
    console.log(`/show/${slug} is ${saved.isNew ? "made" : "changed"}.`);
    return 0;
  };
}

function readWithdraw(args: string[]): CommandAction {
  const { values, positionals } = parsed(args, { files: flag });
  const [kind, number, ...rest] = positionals;
  const id = idIn(number);
  if ((kind !== "video" && kind !== "podcast") || id === null)
    throw new UsageError("withdraw needs video or podcast, and the number in its address.");
  refuseMore("withdraw", "one recording", rest);
  return withdraw({ kind, id }, values.files ?? false);
}

const add =
  (
    file: string,
    given: RecordingDraft,
    o: { picture: string | undefined; texts: TextFile[] },
  ): CommandAction =>
  async ({ db, storage, now }) => {
    const transcripts = await readTexts(o.texts);
    if (typeof transcripts === "string") return fail(transcripts);
    const draft = { ...given, transcripts };
    const problem = await problemOfDraft(db, draft);
    if (problem) return fail(problem);
    const hash = await hashOfFile(file);
    const known = hash && (await findByFile(db, draft.kind, hash));
    if (known) return fail(`This file is published already, at /${draft.kind}/${known}.`);
    const progress = openProgress();
    const result = await encodeRecording(
      storage,
      file,
      { kind: draft.kind, picture: o.picture },
      (step, part) => progress.tell(part, step),
    ).finally(progress.clear);
    if (!result.ok)
      return fail(encodingProblemText(result, file, o.picture), result.reason === "tools" ? 69 : 1);
    const published = await publishRecording(db, draft, result.made, operatorOf({ now })).catch(
      async (error: unknown) => {
        await removeRecording(storage, result.made.folder);
        throw error;
      },
    );
    if (!published.ok) {
      await removeRecording(storage, result.made.folder);
      return fail(published.problem);
    }
    console.log(
      `/${published.kind}/${published.id} is published: ${summary(result.made, transcripts)}`,
    );
    return 0;
  };

const summary = (made: EncodedRecording, transcripts: Transcript[]) =>
  [
    durationText(made.seconds),
    `${(made.bytes / 1_000_000).toFixed(1)} MB`,
    made.streamed ? "with a stream" : "",
    made.chapters.length ? `${made.chapters.length} chapters` : "",
    transcripts.length ? `text in ${transcripts.map(({ lang }) => lang).join(", ")}` : "",
  ]
    .filter(Boolean)
    .join(", ");

type TextFile = { lang: string; file: string };

/** @throws UsageError */
function textFileOf(given: string): TextFile {
  const [, lang, file] = /^([a-z]+)=(.+)$/.exec(given) ?? [];
  if (file && isStoryLanguage(lang)) return { lang, file };
  throw new UsageError(
    `--text ${given} must name a language of the Union and a file, like en=lines.vtt.`,
  );
}

/** @returns a sentence where a text is none */
async function readTexts(given: TextFile[]): Promise<Transcript[] | string> {
  const transcripts: Transcript[] = [];
  for (const { lang, file } of given) {
    const content = await readFile(file, "utf8").catch((error: Error) => error);
    if (content instanceof Error) return `${file}: ${readProblem(content)}.`;
    const cues = content && (await readTranscript(content));
    if (!cues) return `${file} has no lines of WebVTT, SubRip or JSON.`;
    transcripts.push({ lang, cues });
  }
  return transcripts;
}

async function storeCover(
  storage: Command["storage"],
  file: string,
  key: string,
): Promise<boolean> {
  const work = await mkdtemp(join(tmpdir(), "cover-"));
  try {
    const made = join(work, "cover.webp");
    if (
      !(await storePicture(file, made).then(
        () => true,
        () => false,
      ))
    )
      return false;
    await storage.put(key, made);
    return true;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const shows: CommandAction = async ({ db }) => {
  for (const { slug, name, lang, sample } of await ownShowsWithSamples(db))
    console.log(`${slug}  ${lang}  ${name}${sample ? "  (sample)" : ""}`);
  return 0;
};

const list: CommandAction = async ({ db }) => {
  for (const r of await listRecordings(db))
    console.log(
      `/${r.kind}/${r.id}  ${r.publishedAt.toISOString().slice(0, 16).replace("T", " ")}  ${durationText(r.seconds)}  ${r.isWithdrawn ? "withdrawn" : r.premium ? "premium" : "free"}  ${r.title}`,
    );
  return 0;
};

const withdraw =
  (item: MediaId, files: boolean): CommandAction =>
  async ({ db, storage, now }) => {
    const folder =
      (await withdrawRecording(db, item, operatorOf({ now }))) ??
      (files ? await withdrawnRecording(db, item) : null);
    if (!folder)
      return fail(`There is no recording /${item.kind}/${item.id} that could be withdrawn.`);
    if (files) await removeRecording(storage, folder);
    console.log(
      `/${item.kind}/${item.id} is withdrawn${files ? ", and its files are deleted" : ""}.`,
    );
    return 0;
  };

/** @throws UsageError */
function parsed<const O extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(
  args: string[],
  options: O,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function languageOf(given: string | undefined): string {
  if (isStoryLanguage(given)) return given;
  throw new UsageError(
    `--lang is a language of the Union, like en, and ${given === undefined ? "it is missing" : `not ${given}`}.`,
  );
}

function countryOf(given: string): string {
  if (isCoveredPlace(given)) return given;
  throw new UsageError(
    `--country is a member state, like FR, or EU or XX (the world), and not ${given}.`,
  );
}

function categoryOf(given: string | undefined): string | null {
  if (given === undefined || isTopic(given)) return given ?? null;
  throw new UsageError(`--category is one of: ${topics.join(", ")}.`);
}

function numberOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^\d{1,6}$/.test(given)) return Number(given);
  throw new UsageError("--number is a whole number.");
}

function fail(problem: string, code = 1): number {
  console.error(problem);
  return code;
}

export const command: CliCommand = { name: "media", usage, parse: read };
if (import.meta.main) await runCommand(command);
