import type { EndedEarly, Text } from './wire';

/** How people ended a game before the rules did, in words. */
export const endedText = (ended: EndedEarly): Text => ({
  id: `ended-${ended.how}`,
  args: { seat: `seat:${ended.seat}` },
});
