/** From large to small: how what is written in a place may be sized. */
const SIZES = [1.25, 1.15, 1.07, 1, 0.93, 0.87, 0.81, 0.76];

/** Writes as large as the room allows: `--fit` becomes the largest size with which nothing in the node, nor in what
    `selector` finds there, is cut. Where even the smallest is too large, the node is `tight`. The node itself must not grow
    with its words. */
export function fitting(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    const cut = (each: Element) => each.scrollHeight > each.clientHeight + 1;

    function fit(): void {
      node.classList.remove('tight');
      const inside = [node, ...node.querySelectorAll(selector)];
      for (const size of SIZES) {
        node.style.setProperty('--fit', String(size));
        if (!inside.some(cut)) return;
      }
      node.classList.add('tight');
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
