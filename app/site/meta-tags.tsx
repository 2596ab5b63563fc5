import { useLocation } from "react-router";
import { locales } from "#platform/locale.ts";
import { useLanguagePath } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";
import { useSite } from "./site.tsx";

export type HeadProps = {
  /** The site's name is appended, unless `fullTitle` is set. */
  title: string;
  fullTitle?: boolean;
  description?: string;
  /** The picture of the page when it is shared, as the image route serves it. */
  image?: { src: string; alt: string; width: number | null; height: number | null } | null;
  type?: "website" | "article" | "video.other";
  /** Where the text was first published, when that was not here. */
  canonical?: string | null;
  /** Search engines should leave it out: feed stories, samples, search results. */
  noindex?: boolean;
};

/** Description, canonical address, OpenGraph, and the addresses in other languages. */
export function MetaTags(props: HeadProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const address = site.baseUrl + useLanguagePath(pathname);
  const image = props.image ? shared(props.image, site.baseUrl) : null;
  return (
    <>
      {props.description ? <meta name="description" content={props.description} /> : null}
      {props.noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={props.canonical ?? address} />
      {props.noindex ? null : <LanguageLinks path={pathname} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={props.title} />
      <meta property="og:type" content={props.type ?? "website"} />
      <meta property="og:url" content={address} />
      {props.description ? <meta property="og:description" content={props.description} /> : null}
      {image ? (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:type" content="image/webp" />
          {image.height ? (
            <>
              <meta property="og:image:width" content={String(image.width)} />
              <meta property="og:image:height" content={String(image.height)} />
            </>
          ) : null}
          <meta property="og:image:alt" content={image.alt || props.title} />
        </>
      ) : null}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}

/** The picture in the largest size that needs no enlarging. */
function shared({ src, alt, width, height }: NonNullable<HeadProps["image"]>, baseUrl: string) {
  const wide = width === null || width >= 1200 ? 1200 : 800;
  return {
    url: new URL(src.replace(/\/800\.webp$/, `/${wide}.webp`), baseUrl).href,
    alt,
    width: wide,
    height: width && height ? Math.round((wide * height) / width) : null,
  };
}

function LanguageLinks({ path }: { path: string }) {
  const { baseUrl } = useSite();
  return (
    <>
      {locales.map((l) => (
        <link key={l} rel="alternate" hrefLang={l} href={`${baseUrl}${withLanguage(path, l)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${baseUrl}${path}`} />
    </>
  );
}
