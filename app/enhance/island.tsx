import type { ComponentType } from "react";
import { scriptJson } from "#ui/json-script.ts";
import type { IslandName, IslandStart, islands } from "./islands.ts";

type ComponentOf<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]["load"]>>;
type PropsOf<N extends IslandName> =
  ComponentOf<N> extends ComponentType<infer P> ? P : Record<string, never>;

type Props<N extends IslandName> = {
  name: N;
  /** The component that is registered under the name. */
  of: ComponentOf<N>;
  start: IslandStart;
} & (Record<string, never> extends PropsOf<N> ? { props?: PropsOf<N> } : { props: PropsOf<N> });

/**
 * A part of a page for everybody that comes alive by itself: written on the server like any other component, and
 * hydrated alone in the browser. Its props travel as JSON beside it.
 */
export function Island<N extends IslandName>({ name, of, start, props }: Props<N>) {
  const Component = of as ComponentType<object>;
  return (
    <>
      <div className="island" data-island={name} data-start={start}>
        <Component {...(props ?? {})} />
      </div>
      {props ? (
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by scriptJson
          dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
        />
      ) : null}
    </>
  );
}
