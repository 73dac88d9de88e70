import { getContext, setContext } from 'svelte';

/** What every part of a board needs, such as the cards and a way to show one in full: a board provides it, its parts
    use it. */
export function scene<Scene>(): [provide: (scene: Scene) => void, use: () => Scene] {
  const key = Symbol('scene');
  return [(scene) => void setContext(key, scene), () => getContext<Scene>(key)];
}
