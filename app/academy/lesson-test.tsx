import { useServerTexts } from "#locales/use-server-texts.ts";
import { Problem } from "#ui/field.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { passMark, type Question, scoreOf } from "./course.ts";

export type TestState =
  | { is: "open" }
  /** Shown again because some questions have no valid answer, which is null here. */
  | { is: "incomplete"; chosen: (number | null)[] }
  | { is: "answered"; answers: number[] };

type Props = { questions: Question[]; test: TestState; address: string; signedIn: boolean };

/** The test of a lesson, as a form or with its result. Works without scripts. */
export function LessonTest({ questions, test, address, signedIn }: Props) {
  const t = useServerTexts("academy.test");
  return (
    <section className="academy-test" aria-labelledby="test">
      <div className="sec-head">
        <h2 id="test">{t("title")}</h2>
      </div>
      {test.is === "answered" ? (
        <Result questions={questions} address={address} answers={test.answers} />
      ) : (
        <TestForm
          questions={questions}
          address={address}
          chosen={test.is === "incomplete" ? test.chosen : null}
        />
      )}
      {signedIn ? null : (
        <p className="note">
          {t("visitor")}{" "}
          <Link to={`/auth?redirectTo=${encodeURIComponent(address)}`}>{t("signIn")}</Link>
        </p>
      )}
    </section>
  );
}

type TestFormProps = { questions: Question[]; address: string; chosen: (number | null)[] | null };

function TestForm({ questions, address, chosen }: TestFormProps) {
  const t = useServerTexts("academy.test");
  const action = useLanguagePath(`${address}#test`);
  const open = chosen?.filter((choice) => choice === null).length ?? 0;
  return (
    <form className="form" method="post" action={action}>
      <p>{t("text", { count: questions.length, percent: passMark })}</p>
      {open > 0 ? <Problem role="alert">{t("incomplete", { count: open })}</Problem> : null}
      {questions.map((question, i) => {
        const missing = chosen !== null && chosen[i] === null;
        return (
          <fieldset
            key={question.text}
            aria-describedby={missing ? `q${i + 1}-problem` : undefined}
          >
            <legend>
              {i + 1}. {question.text}
            </legend>
            {missing ? <Problem id={`q${i + 1}-problem`}>{t("missing")}</Problem> : null}
            {question.options.map((option, n) => (
              <label key={option} className="academy-option">
                <input
                  type="radio"
                  name={`q${i + 1}`}
                  value={n}
                  required
                  defaultChecked={chosen?.[i] === n}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className="form-acts">
        <button type="submit" className="btn btn-solid">
          {t("send")}
        </button>
      </div>
    </form>
  );
}

type ResultProps = { questions: Question[]; answers: number[]; address: string };

function Result({ questions, answers, address }: ResultProps) {
  const t = useServerTexts("academy.test");
  const { right, passed } = scoreOf(answers, questions);
  const values = { right, count: questions.length, percent: passMark };
  return (
    <>
      <p className="academy-result" data-passed={passed ? "" : undefined} role="status">
        {passed ? t("passed", values) : t("failed", values)}
      </p>
      <ol className="academy-answers">
        {questions.map((question, i) => (
          <li key={question.text}>
            <h3>
              {i + 1}. {question.text}
            </h3>
            <ul>
              {question.options.map((option, n) => (
                <Option
                  key={option}
                  text={option}
                  chosen={answers[i] === n}
                  right={question.right === n}
                />
              ))}
            </ul>
            <p>{question.explanation}</p>
          </li>
        ))}
      </ol>
      <Link className="btn" to={`${address}#test`}>
        {t("again")}
      </Link>
    </>
  );
}

function Option({ text, chosen, right }: { text: string; chosen: boolean; right: boolean }) {
  const t = useServerTexts("academy.test");
  const label = chosen ? t(right ? "yoursRight" : "yoursWrong") : right ? t("right") : null;
  const kind = right ? "right" : chosen ? "wrong" : undefined;
  return (
    <li data-kind={kind}>
      {kind ? <Icon name={right ? "tick" : "close"} /> : null}
      <span>
        {text}
        {label ? <b> {label}</b> : null}
      </span>
    </li>
  );
}
