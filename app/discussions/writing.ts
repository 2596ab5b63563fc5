import { lengthOf } from "./contribution.ts";

/** Shows the number of characters below a text, as a person counts them. */
export function countCharacters(area: HTMLTextAreaElement): void {
  const line = area.form?.querySelector<HTMLElement>("[data-counted]");
  if (!line) return;
  const text = area.value.trim();
  // Counting a text that is far too long would take longer than typing it.
  const length = text.length > 20_000 ? text.length : lengthOf(text);
  line.textContent = (line.dataset.counted ?? "").replace("{n}", String(length));
}

const marks: Record<string, { before: string; after: string }> = {
  strong: { before: "**", after: "**" },
  emphasis: { before: "*", after: "*" },
  quotation: { before: "> ", after: "" },
  link: { before: "[", after: "](https://)" },
};

/** Applies a formatting button to the selected text. */
export function formatSelection(tool: HTMLElement): void {
  const area = tool.closest("form")?.querySelector("textarea");
  const mark = marks[tool.dataset.tool ?? ""];
  if (!area || !mark) return;
  const { selectionStart: from, selectionEnd: to, value } = area;
  const selected = value.slice(from, to);
  const lines = tool.dataset.tool === "quotation" ? selected.replaceAll("\n", "\n> ") : selected;
  area.setRangeText(mark.before + lines + mark.after, from, to, "end");
  if (selected === "") area.setSelectionRange(from + mark.before.length, from + mark.before.length);
  area.focus();
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
