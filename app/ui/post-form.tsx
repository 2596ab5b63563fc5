import { type ComponentProps, useContext } from "react";
import { NamedLanguageContext, useLanguagePath } from "./link.tsx";

type Props = Omit<ComponentProps<"form">, "method" | "action"> & { action: string };

/** A form that is posted within the site, with `?lang=` where the page's own address has it. */
export function PostForm({ action, ...rest }: Props) {
  return <form method="post" action={useLanguagePath(action)} {...rest} />;
}

/** Carries `?lang=` on in a form whose fields become the address. */
export function LanguageField() {
  const language = useContext(NamedLanguageContext);
  return language ? <input type="hidden" name="lang" value={language} /> : null;
}
