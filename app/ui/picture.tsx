import type { ReactNode } from "react";
import { pictureSet } from "./picture-address.ts";
import { Icon } from "./sprite.tsx";

type Props = {
  src: string | null;
  alt: string;
  width?: number | null;
  height?: number | null;
  /** How wide it is shown, for the browser to choose one (HTML, `sizes`). */
  sizes?: string;
  /** The picture the page is about: loaded first. Others wait until they come near. */
  eager?: boolean;
  /** Shown if there is no picture. */
  instead?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/**
 * A picture in a box of fixed shape: a spinner while it loads, an icon where it fails (`watchPictures`). All supported
 * browsers know AVIF; others get WebP in one size.
 */
export function Picture(props: Props) {
  const { src, alt, eager, instead, className, children, sizes = "100vw", ...size } = props;
  const avif = src ? pictureSet(src, "avif") : null;
  return (
    <div
      className={className ? `pic ${className}` : "pic"}
      data-state={src ? "loading" : undefined}
    >
      {src ? (
        <span className="pic-mark">
          <span className="spinner" />
          <Icon name="picture" size={24} />
        </span>
      ) : null}
      {src ? (
        <picture>
          {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
          <img
            src={src}
            alt={alt}
            width={size.width ?? 1200}
            height={size.height ?? 800}
            decoding="async"
            {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
          />
        </picture>
      ) : (
        instead
      )}
      {children}
    </div>
  );
}
