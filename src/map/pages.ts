/**
 * The site as data: one line a page. Router, the reduced rating set, the fallback and map.test.ts come
 * from this table; it is docs/product/routes.md as code, of the rooms that are built.
 */
export interface PageLine {
  /** wouter's pattern. */
  path: string
  /** Where one path has two pages: this one is shown when the address's query names this. It stands before the other. */
  query?: string
  /** `rooms/<room>/page.<page>.tsx`. */
  room: string
  page: string
  /** Shown to a signed-out visitor on the main host. */
  out: boolean
  /** Shown in the reduced rating set. */
  rate: boolean
  /** For whoever is signed out and nobody else: somebody who is signed in is led to `/`, or has another page there. */
  guest?: true
  /** Open to this desk of the staff alone; everybody else is told so plainly. */
  staff?: 'support' | 'moderator' | 'admin' | 'super'
}

export const pages: readonly PageLine[] = [
  { path: '/', room: 'home', page: 'landing', out: true, rate: false, guest: true },
  { path: '/sign-in', room: 'accounts', page: 'sign-in', out: true, rate: false, guest: true },
  { path: '/sign-up', room: 'accounts', page: 'sign-up', out: true, rate: false, guest: true },
  { path: '/verify-email', room: 'accounts', page: 'verify-email', out: true, rate: false, guest: true },
  { path: '/forgot-password', room: 'accounts', page: 'forgot-password', out: true, rate: false, guest: true },
  { path: '/reset-password', room: 'accounts', page: 'reset-password', out: true, rate: false, guest: true },
  { path: '/recover-account', room: 'security', page: 'recover', out: true, rate: false },
  { path: '/stop-change', room: 'security', page: 'stop', out: true, rate: false },
  { path: '/outbox', room: 'outbox', page: 'outbox', out: true, rate: false },
  { path: '/landing', room: 'home', page: 'landing', out: true, rate: false },
  { path: '/casebalance', room: 'home', page: 'coming', out: true, rate: false },
  { path: '/case-balance', room: 'home', page: 'coming', out: true, rate: false },
  { path: '/platform-demo', room: 'home', page: 'demo', out: true, rate: false },
  { path: '/pricing', room: 'subscriptions', page: 'pricing', out: true, rate: false },
  { path: '/terms-required', room: 'agreements', page: 'required', out: true, rate: false },
  { path: '/privacy-policy', room: 'agreements', page: 'privacy', out: true, rate: true },
  { path: '/terms-of-service', room: 'agreements', page: 'terms', out: true, rate: true },
  { path: '/search-professionals', room: 'professionals', page: 'search', out: true, rate: true },
  { path: '/profiles', query: 'compare', room: 'professionals', page: 'compare', out: true, rate: true },
  { path: '/profiles', room: 'professionals', page: 'profiles', out: true, rate: true },
  { path: '/add-professional', room: 'corrections', page: 'add', out: true, rate: false },
  { path: '/claim', room: 'claims', page: 'claim', out: true, rate: false },
  { path: '/professionals/:id', room: 'professionals', page: 'professional', out: true, rate: false },
  { path: '/', room: 'ratings', page: 'rate', out: false, rate: true },
  { path: '/rate-your-court', room: 'ratings', page: 'rate', out: true, rate: true },
  { path: '/rate-your-court-new', room: 'ratings', page: 'rate', out: true, rate: true },
  { path: '/quick-rate', room: 'ratings', page: 'rate', out: true, rate: true },
  { path: '/receipt', room: 'ratings', page: 'receipt', out: true, rate: true },
  { path: '/reviews', query: 'score', room: 'scores', page: 'score', out: true, rate: true },
  { path: '/reviews', room: 'reviews', page: 'reviews', out: true, rate: true },
  { path: '/support', room: 'support', page: 'support', out: true, rate: true },
  { path: '/emotional-support', room: 'community', page: 'emotional-support', out: true, rate: false },
  { path: '/transparency', room: 'transparency', page: 'transparency', out: true, rate: true },
  { path: '/notice', query: 'professional', room: 'takedown', page: 'notice-about', out: true, rate: true },
  { path: '/notice', room: 'takedown', page: 'notice', out: true, rate: true },
]

/** Which pages an address shows: signed out, the reduced rating set, or (`in`) signed in. */
export type Set = 'out' | 'rate' | 'in'

const ratingPaths = ['/rate-your-court', '/rate-your-court-new']

/**
 * Which set of pages an address shows (spec.md 2.1): the reduced one when the host begins with `rate.`
 * or the path is one of the two rating paths.
 */
export function setOf(host: string, path: string): Set {
  return host.startsWith('rate.') || ratingPaths.includes(path) ? 'rate' : 'out'
}

/** The lines of one set. `inside` are those that only somebody who is signed in has (map/inside.ts): no visitor's browser loads them. */
export function pagesIn(set: Set, inside: readonly PageLine[] = []): readonly PageLine[] {
  if (set === 'in') return [...inside, ...pages.filter((line) => line.out && !line.guest)]
  return pages.filter((line) => line[set])
}
