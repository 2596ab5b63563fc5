import {
  type createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  useTranslations,
} from "use-intl";
import type { Messages } from "./messages.ts";
import type { ServerOnlyRoom } from "./server-only-rooms.ts";

type ServerMessages = Pick<Messages, ServerOnlyRoom>;
type Namespace = NamespaceKeys<ServerMessages, NestedKeyOf<ServerMessages>>;

/**
 * The texts of a room that no browser has, for components that are only ever written on the server. Everything else uses
 * `useTranslations`, which knows only the rooms that are shipped.
 */
export const useServerTexts = useTranslations as unknown as <N extends Namespace>(
  namespace: N,
) => ReturnType<typeof createTranslator<ServerMessages, N>>;
