import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/**
 * A part of the page that stays as the server printed it, on every page of the visit: in the browser it is
 * taken from the document, so that the components in it need not be loaded. Its links and forms work by
 * themselves. Pass `children` only on the server: `{import.meta.env.SSR ? <Footer /> : null}`.
 */
export function Kept({ id, children }: { id: string; children: ReactNode }) {
  const [html] = useState(() =>
    import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server printed here
    <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** What a mark begins with: markup never does. */
export const printedMark = "@";
/** On the server, the printed parts of the document by their marks. */
export const PrintedContext = createContext<ReadonlyMap<string, string> | null>(null);

/**
 * A part of a page that a loader has printed (`print` in app/print.server.tsx).
 * @param html markup, or the mark of a part that stands in the document: it is taken from there
 */
export function Printed({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  const mark = html.startsWith(printedMark) ? html : undefined;
  const parts = useContext(PrintedContext);
  const text = useMemo(() => {
    if (!mark) return html;
    return import.meta.env.SSR
      ? (parts?.get(mark) ?? "")
      : (document.querySelector(`[data-printed="${mark}"]`)?.innerHTML ?? "");
  }, [html, mark, parts]);
  // Pictures that fail say so by themselves, as `Picture` does where it lives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    const { current } = element;
    const fail = (image: Element) => image.closest(".pic")?.setAttribute("data-state", "failed");
    const hear = (event: Event) => {
      if (event.target instanceof HTMLImageElement) fail(event.target);
    };
    for (const image of current?.querySelectorAll("img") ?? [])
      if (image.complete && !image.naturalWidth) fail(image);
    // Errors of pictures do not bubble.
    current?.addEventListener("error", hear, true);
    return () => current?.removeEventListener("error", hear, true);
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by our own components
  return <div ref={element} data-printed={mark} dangerouslySetInnerHTML={{ __html: text }} />;
}
