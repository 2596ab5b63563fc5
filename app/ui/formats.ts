// Making an Intl formatter takes far longer than using it, and a page writes some forty figures and dates.

/** Caches formatters by locale and options. */
function remembered<Options extends object, Format>(
  make: new (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    let format = made.get(key);
    if (!format) {
      format = new make(locale, options);
      made.set(key, format);
    }
    return format;
  };
}

/** Formats numbers. A formatter is never dropped: options must come from the code, not from a request. */
export const numberFormat = remembered<Intl.NumberFormatOptions, Intl.NumberFormat>(
  Intl.NumberFormat,
);
/** Formats dates. A formatter is never dropped: options must come from the code, not from a request. */
export const dateFormat = remembered<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
);
/** Names of regions and languages. */
export const displayNames = remembered<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  Intl.DisplayNames,
);
