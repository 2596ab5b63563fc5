export const options: readonly string[];
export const runtime: Readonly<Record<string, string>>;
export const compileCache: { NODE_COMPILE_CACHE: string };
