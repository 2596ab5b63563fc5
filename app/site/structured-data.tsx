import { scriptJson } from "#ui/json-script.ts";

/** The structured data of the page (schema.org). */
export function StructuredData({ value }: { value: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by scriptJson
      dangerouslySetInnerHTML={{ __html: scriptJson(value) }}
    />
  );
}
