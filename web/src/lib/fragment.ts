/** The secret of a link stands behind `#`, so that it never reaches a log: `#invite=…`. What it is for stands before it:
    a table, a seat, a friend; or in a mail, an address, the way back, no more mail. */
export interface Secret {
  kind: 'invite' | 'seat' | 'friend' | 'confirm' | 'enter' | 'off';
  secret: string;
}

const SHAPE = /^#?(invite|seat|friend|confirm|enter|off)=([A-Za-z0-9_=-]{16,600})$/;

export function secretOf(hash: string): Secret | null {
  const found = SHAPE.exec(hash);
  return found ? { kind: found[1] as Secret['kind'], secret: found[2] } : null;
}

/** A link as somebody pasted it: the table and the secret, or `null` if it is none of ours. */
export function linkOf(text: string): { table: string; secret: Secret } | null {
  const found = /\/t\/([a-z0-9]{10,16})\/?(#.+)$/.exec(text.trim());
  const secret = found ? secretOf(found[2]) : null;
  return found && secret ? { table: found[1], secret } : null;
}

/** Takes the secret out of the address bar: it has done its work there. */
export function takeSecret(): Secret | null {
  const secret = secretOf(location.hash);
  if (/^#(invite|seat|friend|confirm|enter|off)=/.test(location.hash)) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return secret;
}
