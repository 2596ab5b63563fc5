import { type DrawingName, drawingAddress } from "./drawing-address.ts";

type Props = {
  name: DrawingName;
  /** In the first view of the page: others wait until they come near. */
  eager?: boolean;
};

/** An illustration in the place of a missing picture. It is decorative, so its alternative text is empty. */
export function Drawing({ name, eager = false }: Props) {
  return (
    <img
      className="drawing"
      src={drawingAddress(name)}
      alt=""
      width={1200}
      height={800}
      decoding="async"
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
