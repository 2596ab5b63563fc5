import { type LeaningBarPart, LeaningSwatch } from "./leaning-bar.tsx";

type Props = { parts: readonly (LeaningBarPart & { name: string })[]; className: string };

/** The counts of a bar in a list, each with its hatching and its name. */
export function LeaningCounts({ parts, className }: Props) {
  return (
    <dl className={className}>
      {parts.map(({ key, count, name }) => (
        <div key={key}>
          <dt>
            <LeaningSwatch leaning={key} />
            {name}
          </dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
