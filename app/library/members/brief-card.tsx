import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { SourceName } from "#ui/other-language.tsx";
import { keys, read, subscribe, write } from "#ui/reader-storage.ts";
import { Icon } from "#ui/sprite.tsx";
import { showToast } from "#ui/toast.ts";
import { isDay } from "../browser/day.ts";
import { parsed } from "../item-snapshot.ts";
import { type BriefStory, type MemberBrief, percentOf } from "../member-brief.ts";
import { callFunction } from "./call-function.ts";

const prefixes = { dismissed: "member_brief_dismissed_", read: "member_brief_read_" };
type BriefAction = { do: "read" | "open"; story: number } | { do: "dismiss" };

/** The ids of the stories that are read, as the browser stores them under the day's key. */
const idsOf = (text: string | null): number[] => {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter((n) => Number.isSafeInteger(n)) : [];
};

/** What the browser stores about the brief of a day. What it stored about other days is deleted. */
function useStoredBrief(day: string) {
  const names = { dismissed: prefixes.dismissed + day, read: prefixes.read + day };
  const none = () => null;
  const dismissed = useSyncExternalStore(subscribe, () => read(names.dismissed), none);
  const readText = useSyncExternalStore(subscribe, () => read(names.read), none);
  useEffect(() => {
    for (const prefix of Object.values(prefixes))
      for (const key of keys())
        if (key.startsWith(prefix) && isDay(key.slice(prefix.length)) && !key.endsWith(day))
          write(key, null);
  }, [day]);
  return {
    dismissed: dismissed === "true",
    ids: idsOf(readText),
    dismiss: () => write(names.dismissed, "true"),
    tick: (id: number) =>
      write(names.read, JSON.stringify([...new Set([...idsOf(read(names.read)), id])])),
  };
}

/**
 * Today's Member Brief: up to five stories, each marked as read by its button or by opening its
 * link; the whole can be dismissed for the day. Both are stored in the account, and in the browser under keys of the day.
 * @param onRead is called when a story has been stored as read by its button
 */
export function BriefCard({ brief, onRead }: { brief: MemberBrief; onRead: () => void }) {
  const t = useTranslations("members.brief");
  const members = useTranslations("members");
  const stored = useStoredBrief(brief.day);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [gone, setGone] = useState(brief.dismissed);
  const done = useRef<HTMLParagraphElement>(null);
  const isRead = ({ id, read }: BriefStory) =>
    read || ticked.includes(id) || stored.ids.includes(id);
  const percent = percentOf(brief.stories.filter(isRead).length, brief.stories.length);
  const isDismissed = gone || stored.dismissed;

  const failed = () =>
    showToast({ kind: "alert", title: members("failed.title"), text: members("failed.text") });
  async function mark(story: BriefStory, how: "read" | "open") {
    setTicked((before) => [...before, story.id]);
    const action: BriefAction = { do: how, story: story.id };
    const answer = await callFunction("brief", action);
    if (answer) {
      if (how === "read") onRead();
      return stored.tick(story.id);
    }
    setTicked((before) => before.filter((id) => id !== story.id));
    // That an opened link could not be recorded is not shown, only logged (specification, section 8).
    return how === "read" && failed();
  }
  async function dismiss(event: FormEvent) {
    event.preventDefault();
    const action: BriefAction = { do: "dismiss" };
    if (!(await callFunction("brief", action))) return failed();
    stored.dismiss();
    setGone(true);
    requestAnimationFrame(() => done.current?.focus({ preventScroll: true }));
  }

  return (
    <section className="brief member-brief" aria-labelledby="member-brief">
      <div className="brief-head">
        <h2 id="member-brief">{t("title")}</h2>
        {isDismissed || brief.stories.length === 0 ? null : (
          <form method="post" onSubmit={dismiss}>
            <input type="hidden" name="intent" value="dismiss-brief" />
            <button type="submit" className="btn btn-small">
              <Icon name="tick" size={15} />
              {t("mark")}
            </button>
          </form>
        )}
      </div>
      {brief.stories.length === 0 ? (
        <p className="brief-none">{t("none")}</p>
      ) : isDismissed ? (
        <p className="member-brief-done" ref={done} tabIndex={-1}>
          {t("done")}
        </p>
      ) : (
        <>
          <div className="member-brief-progress">
            <progress aria-label={t("progress")} max={100} value={percent} />
            <b className="badge num" data-full={percent === 100 ? "" : undefined}>
              {percent}%
            </b>
          </div>
          <ol className="member-brief-list">
            {brief.stories.map((story, n) => (
              <Story
                key={story.id}
                story={story}
                n={n + 1}
                read={isRead(story)}
                onMark={(how) => void mark(story, how)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

type StoryProps = {
  story: BriefStory;
  n: number;
  read: boolean;
  onMark: (how: "read" | "open") => void;
};

function Story({ story, n, read, onMark }: StoryProps) {
  const t = useTranslations("members.brief");
  const stories = useTranslations("stories");
  const state = useRef<HTMLSpanElement>(null);
  const open = () => {
    if (!read) onMark("open");
  };
  return (
    <li data-read={read ? "" : undefined}>
      <span className="n num" aria-hidden="true">
        {read ? <Icon name="tick" /> : n}
      </span>
      <div>
        <h3 lang={story.lang} dir="auto" id={`brief-${story.id}`}>
          {story.external ? (
            <a
              href={story.url}
              target="_blank"
              rel="noopener"
              onClick={open}
              onAuxClick={(event) => event.button === 1 && open()}
            >
              {story.title} <Icon name="out" size={14} />
            </a>
          ) : (
            <Link
              to={story.url}
              onClick={open}
              onAuxClick={(event) => event.button === 1 && open()}
            >
              {story.title}
            </Link>
          )}
        </h3>
        {story.excerpt ? (
          <p className="excerpt" lang={story.lang} dir="auto">
            {story.excerpt}
          </p>
        ) : null}
        <p className="meta">
          {story.category ? <span>{stories(`topics.${story.category}`)}</span> : null}
          <SourceName name={story.source} lang={story.lang} />
          <span>{t("minutes", { count: String(story.readTime) })}</span>
          {story.sample ? <span className="sample">{stories("sample")}</span> : null}
        </p>
      </div>
      {read ? (
        <span className="member-brief-read" ref={state} tabIndex={-1}>
          {t("read")}
        </span>
      ) : (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onMark("read");
            requestAnimationFrame(() => state.current?.focus({ preventScroll: true }));
          }}
        >
          <input type="hidden" name="intent" value="read-story" />
          <input type="hidden" name="story" value={story.id} />
          <button
            type="submit"
            className="btn btn-small"
            id={`mark-${story.id}`}
            aria-labelledby={`mark-${story.id} brief-${story.id}`}
          >
            {t("mark")}
          </button>
        </form>
      )}
    </li>
  );
}
