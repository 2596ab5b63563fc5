import { type DrawingName, drawingAddress } from "./drawing-address.ts";

type Props = {
  name: DrawingName;
  /** In the first view of the page: others wait until they come near. */
  eager?: boolean;
};

/** What stands where there is no picture. It says nothing that the words beside it do not, so it has no text of its own. */
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
