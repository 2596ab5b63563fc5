import { type FormEvent, type InputEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Field, Problem, Select, SubmitButton, TextArea } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import {
  lengthOf,
  type Profile,
  type ProfileField,
  type ProfileProblems,
  profileFields,
  profileLimits,
  profileProblems,
  trimProfile,
} from "../profile.ts";
import type { ProfileAnswer } from "../profile-answer.ts";
import { fieldsOf, useAnswers } from "./use-answers.ts";
import { ZoneHint } from "./zone-hint.tsx";

type Props = {
  profile: Profile;
  /** IANA names, as the server knows them. */
  zones: readonly string[];
  /** The server's answer to a form that was sent without scripts. */
  sent: ProfileAnswer | undefined;
  onAnswer: (answer: ProfileAnswer) => void;
};

/** Personal Info. It is validated when it is sent, and from then on at every change. */
export function PersonalForm({ profile, zones, sent, onAnswer }: Props) {
  const t = useTranslations("profile");
  const fetcher = useFetcher<ProfileAnswer>();
  const action = useLanguagePath("/profile");
  const form = useRef<HTMLFormElement>(null);
  const refused = sent && "problems" in sent ? sent : null;
  const values = (sent && "values" in sent && sent.values) || profile;
  const [problems, setProblems] = useState<ProfileProblems>(refused?.problems ?? {});
  const [checking, setChecking] = useState(refused !== null);
  const [zone, setZone] = useState(values.timezone);
  const [bioLength, setBioLength] = useState(lengthOf(values.bio));

  const show = useCallback((found: ProfileProblems) => {
    // The problem is beside the field before the field gets the focus, so that it is read out with it.
    flushSync(() => {
      setProblems(found);
      setChecking(true);
    });
    const first = profileFields.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }, []);
  useAnswers(
    fetcher,
    useCallback(
      (answer: ProfileAnswer) => {
        if ("problems" in answer) queueMicrotask(() => show(answer.problems));
        onAnswer(answer);
      },
      [show, onAnswer],
    ),
  );

  const found = () => (form.current ? profileProblems(profileIn(form.current)) : {});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = found();
    if (Object.keys(wrong).length > 0) return show(wrong);
    setProblems({});
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action });
  };
  const change = (event: InputEvent<HTMLFormElement>) => {
    const { target } = event;
    if (target instanceof HTMLTextAreaElement) setBioLength(lengthOf(target.value));
    if (target instanceof HTMLSelectElement) setZone(target.value);
    if (checking) setProblems(found());
  };
  const take = (wanted: string) => {
    const select = form.current?.elements.namedItem("timezone");
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = wanted;
    select.focus();
    setZone(wanted);
    if (checking) setProblems(found());
  };

  const first = profileFields.find((name) => problems[name]);
  const fieldProps = (name: ProfileField) => {
    const problem = problems[name];
    const max = name === "timezone" ? 0 : profileLimits[name];
    return {
      id: `profile-${name}`,
      name,
      label: t(`personal.${name}`),
      defaultValue: values[name],
      problem: problem && t(`problems.${problem}`, { max: String(max) }),
      autoFocus: refused !== null && first === name,
    };
  };
  const count = t("personal.count", {
    count: bioLength,
    limit: String(profileLimits.bio),
  });
  return (
    <form
      ref={form}
      className="form form-two"
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      onInput={change}
    >
      <input type="hidden" name="intent" value="profile" />
      {sent && "failed" in sent ? (
        <div className="form-all">
          <Problem role="alert">{t("saveFailed.profile")}</Problem>
        </div>
      ) : null}
      <Field {...fieldProps("first_name")} autoComplete="given-name" required />
      <Field {...fieldProps("last_name")} autoComplete="family-name" required />
      <div className="form-all">
        <TextArea {...fieldProps("bio")} hint={count} />
      </div>
      <Field {...fieldProps("phone")} type="tel" autoComplete="tel" hint={t("personal.optional")} />
      <Field {...fieldProps("location")} hint={t("personal.optional")} />
      <div>
        <Select {...fieldProps("timezone")} hint={t("personal.timezoneText")}>
          <Zones zones={zones} chosen={profile.timezone} />
        </Select>
        <ZoneHint zones={zones} chosen={zone} onUse={take} />
      </div>
      <div className="form-acts form-all">
        <SubmitButton label={t("save")} busyLabel={t("saving")} busy={fetcher.state !== "idle"} />
      </div>
    </form>
  );
}

function profileIn(form: HTMLFormElement): Profile {
  const fields = new FormData(form);
  const of = (name: ProfileField) => String(fields.get(name) ?? "");
  return trimProfile({
    first_name: of("first_name"),
    last_name: of("last_name"),
    bio: of("bio"),
    phone: of("phone"),
    location: of("location"),
    timezone: of("timezone"),
  });
}

/** Zones grouped by part of the world; the chosen one comes first where the list does not have it any more. */
function Zones({ zones, chosen }: { zones: readonly string[]; chosen: string }) {
  const areas = Map.groupBy(
    zones.filter((zone) => zone.includes("/")),
    (zone) => zone.split("/", 1)[0] ?? "",
  );
  const alone = zones.filter((zone) => !zone.includes("/"));
  return (
    <>
      {(zones.includes(chosen) ? alone : [chosen, ...alone]).map((zone) => (
        <option key={zone} value={zone}>
          {zone}
        </option>
      ))}
      {[...areas].map(([area, names]) => (
        <optgroup key={area} label={area}>
          {names.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
