type Props = {
  /** The word for a sample. */
  mark: string;
  text: string;
};

/** Says at the head of a page that what it shows is a sample. */
export function SampleNote({ mark, text }: Props) {
  return (
    <p className="sample-note">
      <span className="sample">{mark}</span>
      {text}
    </p>
  );
}
