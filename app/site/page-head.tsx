import { type HeadProps, MetaTags } from "./meta-tags.tsx";
import { useSite } from "./site.tsx";

/** The title and meta tags of a page. */
export function PageHead(props: HeadProps) {
  const { name } = useSite();
  return (
    <>
      <title>{props.fullTitle ? props.title : `${props.title} | ${name}`}</title>
      <MetaTags {...props} />
    </>
  );
}
