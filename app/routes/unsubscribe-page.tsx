import { PageHead } from "#site/page-head.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";

export type UnsubscribeStep = "ask" | "done" | "unknown";

type Props = {
  step: UnsubscribeStep;
  title: string;
  text: string;
  /** The unsubscribe link, to which the button posts. */
  path: string;
  button: string;
  /** Where more can be chosen. */
  choices: { to: string; label: string };
};

/** The page behind an unsubscribe link. It has a button, because opening a link must not change anything. */
export function UnsubscribePage({ step, title, text, path, button, choices }: Props) {
  const action = useLanguagePath(path);
  return (
    <div className="wrap newsletter-page">
      <PageHead title={title} noindex />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
        {step === "ask" ? (
          <form method="post" action={action}>
            <button type="submit" className="btn btn-solid">
              {button}
            </button>
          </form>
        ) : (
          <Link className="btn btn-solid" to={choices.to}>
            {choices.label}
          </Link>
        )}
      </div>
    </div>
  );
}
