import { type SessionLine, sessionLine } from "../objects/session.ts";
import type { World } from "../world.ts";

/** What a checkout session sells, line by line. */
export function sessionLines(world: World, id: string): SessionLine[] {
  const items = world.store.privateState(id).order?.items ?? [];
  return items.map((item, i) => {
    const price = world.store.getExisting("price", item.price);
    return sessionLine(`li_${id.slice(8, 28)}${i}`, {
      price,
      quantity: item.quantity,
      description: world.store.get("product", price.product)?.name ?? price.product,
      amount: price.unit_amount * item.quantity,
    });
  });
}
