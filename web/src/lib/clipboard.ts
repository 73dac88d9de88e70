import { toast } from './toasts.svelte';

/** Copies a link; where the browser does not let us, the field next to it can be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast('web-copied');
    return true;
  } catch {
    toast('web-copy-failed', 'bad');
    return false;
  }
}
