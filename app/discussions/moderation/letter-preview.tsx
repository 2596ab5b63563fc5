import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguagePath } from "#ui/link.tsx";
import type { LetterPreview } from "../moderation.ts";
import { type ModerationAddress, moderationPath } from "../moderation-address.ts";
import { Key, keyProps } from "./moderation-link.tsx";

/** Sends a form to preview its mail; without scripts the page that follows scrolls to it. */
export function PreviewButton(p: {
  kind: "reject" | "mute";
  address: ModerationAddress;
  item: string;
}) {
  const t = useTranslations("moderation.letter");
  const path = useLanguagePath(moderationPath({ ...p.address, item: p.item, done: null }));
  return (
    <button
      type="submit"
      className="btn"
      name="intent"
      value={p.kind === "reject" ? "previewReject" : "previewMute"}
      formAction={`${path}#letter`}
      {...keyProps("V")}
    >
      {t("button")} <Key name="V" />
    </button>
  );
}

/** Hides the preview once the form has changed. */
export function usePreview(letter: LetterPreview | null) {
  const [outdated, setOutdated] = useState<LetterPreview | null>(null);
  return { letter: letter === outdated ? null : letter, outdate: () => setOutdated(letter) };
}

/** The letter, before it is sent. */
export function Letter(p: { letter: LetterPreview | null; writer: string; language: string }) {
  const t = useTranslations("moderation.letter");
  const { letter } = p;
  useEffect(() => {
    if (letter) document.getElementById("letter-title")?.focus();
  }, [letter]);
  if (!letter) return null;
  return (
    <section className="moderation-letter" id="letter" aria-labelledby="letter-title">
      <h3 id="letter-title" tabIndex={-1}>
        {t("title", { name: p.writer })}
      </h3>
      <div lang={letter.lang}>
        <p>
          <b>{letter.subject}</b>
        </p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="form-hint">{t("language", { language: p.language })}</p>
    </section>
  );
}
