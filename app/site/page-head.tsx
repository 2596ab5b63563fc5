import { ForMachines, type HeadProps } from "./for-machines.tsx";
import { useSite } from "./site.tsx";

/** The title, and what only machines read. */
export function PageHead(props: HeadProps) {
  const { name } = useSite();
  return (
    <>
      <title>{props.fullTitle ? props.title : `${props.title} | ${name}`}</title>
      <ForMachines {...props} />
    </>
  );
}
