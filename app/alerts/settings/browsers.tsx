import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { PostForm } from "#ui/post-form.tsx";
import type { BrowserRow, TestResult } from "../alerts-view.ts";
import { askForTest, secondsToArrival } from "../browser/calls.ts";

type Props = { browsers: readonly BrowserRow[]; onChange: () => void };

/** The browsers that get the reader's alerts. Each can be tested, and taken from the list. */
export function Browsers({ browsers, onChange }: Props) {
  const t = useTranslations("profile.alerts");
  if (browsers.length === 0) return null;
  return (
    <div>
      <h3>{t("browsers")}</h3>
      <ul className="alerts-browsers">
        {browsers.map((browser) => (
          <Browser key={browser.id} browser={browser} onChange={onChange} />
        ))}
      </ul>
    </div>
  );
}

function Browser({ browser, onChange }: { browser: BrowserRow; onChange: () => void }) {
  const t = useTranslations("profile.alerts");
  const { test, run } = useTest(browser.id, onChange);
  const name = browser.name ?? t("unnamed");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run();
  };
  return (
    <li>
      <div>
        <b>{name}</b>{" "}
        {browser.current ? <span className="badge badge-new">{t("current")}</span> : null}
        <p className="form-hint">
          {t("since", { day: browser.since })}
          {browser.failing ? ` ${t("failing")}` : null}
        </p>
        <p role="status">{test ? sentence(t, test) : lastTest(t, browser)}</p>
      </div>
      <div className="alerts-acts">
        <PostForm action="/profile" onSubmit={send}>
          <input type="hidden" name="intent" value="alerts-test" />
          <input type="hidden" name="browser" value={browser.id} />
          <button type="submit" className="btn btn-small" aria-label={t("testOf", { name })}>
            {t("test")}
          </button>
        </PostForm>
        <PostForm action="/profile">
          <input type="hidden" name="intent" value="alerts-remove" />
          <input type="hidden" name="browser" value={browser.id} />
          <button
            type="submit"
            className="btn btn-small btn-quiet"
            aria-label={t("removeOf", { name })}
          >
            {t("remove")}
          </button>
        </PostForm>
      </div>
    </li>
  );
}

type Texts = ReturnType<typeof useTranslations<"profile.alerts">>;
type Test = { step: "sending" | "late" | TestResult } | { step: "arrived"; seconds: number };

const sentence = (t: Texts, test: Test): string =>
  test.step === "arrived"
    ? t("tested.arrived", { seconds: test.seconds })
    : t(`tested.${test.step}`);

/** The stored state of the last test, for pages without scripts. */
function lastTest(t: Texts, { test }: BrowserRow): string | null {
  if (!test) return null;
  const { at, problem, seconds } = test;
  if (problem) return t("last.failed", { at });
  return seconds === null ? t("last.sent", { at }) : t("last.arrived", { at, seconds });
}

const looks = 15;
const lookMs = 1_000;

/** Sends a test, and polls whether the browser has reported its arrival. */
function useTest(id: string, onChange: () => void) {
  const [test, setTest] = useState<Test | null>(null);
  const run = async () => {
    setTest({ step: "sending" });
    const answer = await askForTest(id).catch(() => null);
    if (!answer?.ok) return setTest({ step: answer?.status === 429 ? "often" : "failed" });
    const { result } = (await answer.json()) as { result: TestResult };
    setTest({ step: result });
    if (result === "ended") onChange();
    if (result !== "sent") return;
    for (let look = 0; look < looks; look += 1) {
      await new Promise((done) => setTimeout(done, lookMs));
      const seconds = await secondsToArrival(id);
      if (seconds !== null) return setTest({ step: "arrived", seconds });
    }
    setTest({ step: "late" });
  };
  return { test, run };
}
