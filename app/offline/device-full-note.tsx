import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { subscribe } from "#ui/reader-storage.ts";
import { accountId } from "./browser/account-id.ts";
import { copyListOf, countOf } from "./copy-store.ts";
import { isDeviceFull } from "./device-full.ts";

/** Tells readers beside what they have saved that this device has no room for all of it. The server writes it empty. */
export function DeviceFullNote({ className }: { className: string }) {
  const t = useTranslations("offline.storage");
  const isFull = useSyncExternalStore(subscribe, isDeviceFull, () => false);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (isFull)
      copyListOf(accountId()).then(
        (list) => setCount(countOf(list)),
        () => setCount(0),
      );
  }, [isFull]);
  const says = isFull && count !== null;
  return (
    <p role="status" className={says ? className : undefined}>
      {says ? (
        <>
          {t("full", { count })} <Link to="/offline">{t("link")}</Link>
        </>
      ) : null}
    </p>
  );
}
