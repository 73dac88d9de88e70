/** Where the page is: the name of the page, what the path says, and what stands behind `?`. */
export interface Route {
  name:
    | 'home'
    | 'new'
    | 'lobby'
    | 'tables'
    | 'table'
    | 'replay'
    | 'campaigns'
    | 'campaign'
    | 'campaign-play'
    | 'cards'
    | 'rules'
    | 'tutorial'
    | 'history'
    | 'daily'
    | 'friend'
    | 'mail'
    | 'settings'
    | 'lost';
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  path: string;
}

const PATTERNS: [Route['name'], string][] = [
  ['home', '/'],
  ['new', '/new'],
  ['lobby', '/lobby'],
  ['tables', '/tables'],
  ['table', '/t/:id'],
  ['replay', '/t/:id/replay'],
  ['campaigns', '/campaigns'],
  ['campaign', '/c/:id'],
  ['campaign-play', '/c/:id/play'],
  ['cards', '/cards/:game?'],
  ['rules', '/rules/:game?/:clause?'],
  ['tutorial', '/tutorial/:game?'],
  ['history', '/history'],
  ['daily', '/daily/:game?'],
  ['friend', '/friend'],
  ['mail', '/mail'],
  ['settings', '/settings'],
];

export function match(path: string, search = ''): Route {
  const query = Object.fromEntries(new URLSearchParams(search));
  const parts = path.split('/').filter(Boolean);
  for (const [name, pattern] of PATTERNS) {
    const params = fit(pattern.split('/').filter(Boolean), parts);
    if (params) return { name, params, query, path };
  }
  return { name: 'lost', params: {}, query, path };
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [at, piece] of pattern.entries()) {
    const part = parts[at];
    if (piece.startsWith(':')) {
      const optional = piece.endsWith('?');
      if (part === undefined && !optional) return null;
      if (part !== undefined) params[piece.slice(1, optional ? -1 : undefined)] = decoded(part);
    } else if (piece !== part) {
      return null;
    }
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  now = $state.raw<Route>(match('/'));
}

const place = new Place();

/** The route of the page; a component that reads it follows it. */
export function route(): Route {
  return place.now;
}

function read(): void {
  place.now = match(location.pathname, location.search);
}

/** Goes to another page; `replace` leaves no step in the history. */
export function go(path: string, { replace = false } = {}): void {
  const from = location.pathname;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  read();
  if (location.pathname !== from) window.scrollTo(0, 0);
}

/** Follows the address bar and the links of the page; called once, by the page's root component. */
export function followLinks(): () => void {
  read();
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', click);
  window.addEventListener('popstate', read);
  return () => {
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', read);
  };
}
