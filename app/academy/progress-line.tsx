import { useServerTexts } from "#locales/use-server-texts.ts";
import type { CourseView } from "./academy-view.ts";
import { completionOf } from "./course.ts";

/** How many lessons of a course are passed, as a bar and in words. */
export function ProgressLine({ course }: { course: CourseView }) {
  const t = useServerTexts("academy");
  const { passed, lessons } = completionOf(course.name, course.progress);
  const text = t("passedOf", { passed, lessons });
  return (
    <div className="academy-progress">
      <progress value={passed} max={lessons} aria-label={t("progressOf", { title: course.title })}>
        {text}
      </progress>
      <span className="num">{text}</span>
    </div>
  );
}
