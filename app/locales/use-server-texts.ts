import {
  type createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
  useTranslations,
} from "use-intl";
import type { Messages } from "./messages.ts";
import type { ServerOnlyNamespace } from "./server-only-namespaces.ts";

type ServerMessages = Pick<Messages, ServerOnlyNamespace>;
type Namespace = NamespaceKeys<ServerMessages, NestedKeyOf<ServerMessages>>;

/**
 * The texts of a server-only namespace, for components that are only rendered on the server. All other components use
 * `useTranslations`, which only has the namespaces that are sent to browsers.
 */
export const useServerTexts = useTranslations as unknown as <N extends Namespace>(
  namespace: N,
) => ReturnType<typeof createTranslator<ServerMessages, N>>;
