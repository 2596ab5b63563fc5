export const options: readonly string[];
export const runtime: Readonly<Record<string, string>>;
