import { Flag } from "#ui/sprite.tsx";
import { hasFlag } from "../source-country.ts";

/** The flag of a source's country; nothing where there is none. */
export const CountryFlag = ({ code }: { code: string }) =>
  hasFlag(code) ? <Flag code={code} /> : null;
