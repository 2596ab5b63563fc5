/** The fields of a posted form; none for a body that is not a valid form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/**
 * A field as text; empty for a file or a missing field. NUL becomes U+FFFD, as in HTML, since PostgreSQL text cannot
 * hold it.
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : "";
}
