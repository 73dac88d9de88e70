/** Where things are on the screen, and where the coach is out of their way. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around everything the selector finds that is visible now. */
export function around(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)].map(inSight).filter((box) => box !== null);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function inSight(element: Element): Box | null {
  const frames: Box[] = [{ left: 0, top: 0, width: innerWidth, height: innerHeight }];
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (getComputedStyle(parent).overflow !== 'visible') frames.push(parent.getBoundingClientRect());
  return within(element.getBoundingClientRect(), frames);
}

/** The part of a thing that no scrolled panel and no edge of the window cuts away; nothing if too little is left of it or,
    where it is larger than its panel, of what can be seen of it at once. */
export function within(thing: Box, frames: Box[]): Box | null {
  const room = frames.reduce(common);
  const { left, top, width, height } = common(thing, room);
  const most = Math.min(thing.width, room.width) * Math.min(thing.height, room.height);
  const enough = width > 0 && height > 0 && width * height > 0.3 * most;
  return enough ? { left, top, width, height } : null;
}

function common(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

export function same(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 1);
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Where the panel hides nothing that must stay in sight, then little of what should, and then stands near. */
export function placeFor(places: Box[], must: Box[], should: Box[], target: Box | null): Box {
  const hidden = (place: Box, boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  const cost = (place: Box) =>
    hidden(place, must) * 1000 + hidden(place, should) + (target ? distance(place, target) : 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function distance(one: Box, other: Box): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}

/** A curved arrow from the edge of one box to the edge of another. */
export function arrow(from: Box, to: Box): string {
  const [fx, fy] = [from.left + from.width / 2, from.top + from.height / 2];
  const [tx, ty] = [to.left + to.width / 2, to.top + to.height / 2];
  const begin = edge(from, tx, ty, 4);
  const end = edge(to, fx, fy, 12);
  const bend = 0.18;
  const [mx, my] = [(begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2];
  const [cx, cy] = [mx - (end[1] - begin[1]) * bend, my + (end[0] - begin[0]) * bend];
  const turn = Math.atan2(end[1] - cy, end[0] - cx);
  const wing = (by: number) =>
    `${Math.round(end[0] - 14 * Math.cos(turn + by))} ${Math.round(end[1] - 14 * Math.sin(turn + by))}`;
  const tip = `${Math.round(end[0])} ${Math.round(end[1])}`;
  return `M${Math.round(begin[0])} ${Math.round(begin[1])}Q${Math.round(cx)} ${Math.round(cy)} ${tip}M${wing(0.45)}L${tip}L${wing(-0.45)}`;
}

/** Where the line from a box's centre to a point leaves the box, and a little further. */
function edge(box: Box, x: number, y: number, gap: number): [number, number] {
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  const reach = Math.min(
    (box.width / 2 + gap) / Math.max(Math.abs(dx), 0.001),
    (box.height / 2 + gap) / Math.max(Math.abs(dy), 0.001),
    1,
  );
  return [cx + dx * reach, cy + dy * reach];
}
