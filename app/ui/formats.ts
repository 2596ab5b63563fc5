// Making an Intl formatter takes far longer than using it, and a page writes some forty figures and dates.

type Locales = string | readonly string[];

/** Bounds the memory: a date may be in its reader's time zone, of which there are hundreds. */
const maxFormatters = 600;

/** Caches formatters by locale and options. A formatter is never dropped. */
function remembered<Options extends object, Format>(
  make: new (locale: Locales, options: Options) => Format,
): (locale: Locales, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    let format = made.get(key);
    if (!format) {
      format = new make(locale, options);
      if (made.size < maxFormatters) made.set(key, format);
    }
    return format;
  };
}

/** Formats numbers. Options come from the code, not from a request. */
export const numberFormat = remembered<Intl.NumberFormatOptions, Intl.NumberFormat>(
  Intl.NumberFormat,
);
/** Formats dates. Options come from the code, not from a request, except the time zone of a reader. */
export const dateFormat = remembered<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);
/** Names of regions and languages. */
export const displayNames = remembered<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames,
);
