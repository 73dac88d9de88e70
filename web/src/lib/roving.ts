/** One stop of the Tab key for many things, between which the arrow keys go: along the lines, and from line to line.
    `selector` says which things within the node. */
export function roving(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    const items = () => [...node.querySelectorAll<HTMLElement>(selector)];
    let last: HTMLElement | null = null;

    function sync(): void {
      const all = items();
      const stop = last && all.includes(last) ? last : all[0];
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    }

    function focused(event: FocusEvent): void {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (!item) return;
      last = item;
      sync();
    }

    function pressed(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? undefined : nextOf(all, at, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }

    const watch = new MutationObserver(sync);
    watch.observe(node, { childList: true, subtree: true });
    node.addEventListener('focusin', focused);
    node.addEventListener('keydown', pressed);
    sync();
    return () => {
      watch.disconnect();
      node.removeEventListener('focusin', focused);
      node.removeEventListener('keydown', pressed);
    };
  };
}

/** Where an arrow key, Home or End goes from a thing. */
export function nextOf(all: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return all[(at + 1) % all.length];
    case 'ArrowLeft':
      return all[(at - 1 + all.length) % all.length];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowDown':
      return nearest(all, all[at], 1);
    case 'ArrowUp':
      return nearest(all, all[at], -1);
    default:
      return undefined;
  }
}

/** The nearest thing on the next line down or up. */
function nearest(all: HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement {
  const { left, top } = from.getBoundingClientRect();
  const away = (item: HTMLElement) => {
    const box = item.getBoundingClientRect();
    return Math.abs(box.top - top) * 1000 + Math.abs(box.left - left);
  };
  const there = all.filter((item) => Math.sign(item.getBoundingClientRect().top - top) === way);
  return there.sort((one, other) => away(one) - away(other))[0] ?? from;
}
