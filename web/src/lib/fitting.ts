/** From large to small: how what is written in a place may be sized. */
const SIZES = [1.25, 1.15, 1.07, 1, 0.93, 0.87, 0.81, 0.76];
/** No smaller than this to keep long words whole. */
const WHOLE = 0.87;

/** Writes as large as the room allows: `--fit` becomes the largest size with which nothing in the node, nor in what
    `selector` finds there, is cut, and with which, if possible, no word is broken. Where even the smallest is too large, the
    node is `tight`. The node itself must not grow with its words. */
export function fitting(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    const cut = (each: Element) =>
      each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;

    function tried(inside: Element[], sizes: number[]): boolean {
      return sizes.some((size) => {
        node.style.setProperty('--fit', String(size));
        return !inside.some(cut);
      });
    }

    function fit(): void {
      node.classList.remove('tight');
      const inside = [node, ...node.querySelectorAll(selector)];
      node.classList.add('unbroken');
      const whole = tried(
        inside,
        SIZES.filter((size) => size >= WHOLE),
      );
      node.classList.remove('unbroken');
      if (!whole && !tried(inside, SIZES)) node.classList.add('tight');
    }

    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, subtree: true, characterData: true });
    // Letters that come late are wider or narrower than those that stood in for them.
    document.fonts.addEventListener('loadingdone', fit);
    fit();
    return () => {
      document.fonts.removeEventListener('loadingdone', fit);
      resized.disconnect();
      changed.disconnect();
    };
  };
}
