import type { ComponentType } from "react";
import type { IslandName, IslandStart, islands } from "./islands.ts";

type ComponentOf<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]["load"]>>;

type Props<N extends IslandName> = {
  name: N;
  /** The component that is registered under the name. */
  of: ComponentOf<N>;
  start: IslandStart;
};

/**
 * A part of a page for everybody that is rendered on the server like any other component, and hydrated alone in the
 * browser. It has no props: it reads its data from the document.
 */
export function Island<N extends IslandName>({ name, of, start }: Props<N>) {
  const Component = of as ComponentType;
  return (
    <div className="island" data-island={name} data-start={start}>
      <Component />
    </div>
  );
}
