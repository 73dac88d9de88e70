/** Combat dice fall on the cloth; everything else is as in the base game. */
import type { Line } from '../../../lib/wire';
import type { Fall } from '../../index';
import { falls as plain, plays as bought } from '../drama';

export function falls(line: Line): Fall | null {
  return /^ff-event-(combat-roll|reroll)$/.test(line.kind) ? { time: 1000 } : plain(line);
}

export function plays(line: Line): string | null {
  const token = /^ff-event-(banished|trophy)$/.test(line.kind);
  return token ? String(line.args['fiend'] ?? line.args['minion'] ?? '') || null : bought(line);
}
