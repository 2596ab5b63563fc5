import { PageHead } from "#site/page-head.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";

export type StopStep = "ask" | "done" | "unknown";

type Props = {
  step: StopStep;
  title: string;
  text: string;
  /** The letter's link, which the button posts to. */
  path: string;
  button: string;
  /** Where more can be chosen. */
  choices: { to: string; label: string };
};

/** The page behind a letter's link that ends such letters. It has a button, because opening a link must not change anything. */
export function StopPage({ step, title, text, path, button, choices }: Props) {
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
