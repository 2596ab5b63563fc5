/** The fields of a posted form; null for a body that is no form, or is broken. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/**
 * A field as text; a file or nothing under this name is an empty text. U+FFFD stands for NUL, as in HTML: the
 * database has no such character.
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : "";
}
