/**
 * The site as data: one line a page. Router, the reduced rating set, the fallback and map.test.ts come
 * from this table; it is docs/product/routes.md as code, of the features that are built.
 */
export interface PageLine {
  /** wouter's pattern. */
  path: string
  /** Where one path has two pages: this one is shown when the address's query names this. It stands before the other. */
  query?: string
  /** Its folder below features/: `<area>/<feature>`, with the file `page.<page>.tsx`. */
  feature: string
  page: string
  /** Shown to a signed-out visitor on the main host. */
  out: boolean
  /** Shown in the reduced rating set. */
  rate: boolean
  /** For a person who is signed out and nobody else: someone who is signed in is led to `/`, or has another page there. */
  guest?: true
  /** Open to this desk of the staff alone; everybody else is told so plainly. */
  staff?: 'support' | 'moderator' | 'admin' | 'super'
}

export const pages: readonly PageLine[] = [
  { path: '/', feature: 'site/home', page: 'landing', out: true, rate: false, guest: true },
  { path: '/sign-in', feature: 'accounts/accounts', page: 'sign-in', out: true, rate: false, guest: true },
  { path: '/sign-up', feature: 'accounts/accounts', page: 'sign-up', out: true, rate: false, guest: true },
  { path: '/verify-email', feature: 'accounts/accounts', page: 'verify-email', out: true, rate: false, guest: true },
  { path: '/forgot-password', feature: 'accounts/accounts', page: 'forgot-password', out: true, rate: false, guest: true },
  { path: '/reset-password', feature: 'accounts/accounts', page: 'reset-password', out: true, rate: false, guest: true },
  { path: '/recover-account', feature: 'accounts/security', page: 'recover', out: true, rate: false },
  { path: '/stop-change', feature: 'accounts/security', page: 'stop', out: true, rate: false },
  { path: '/outbox', feature: 'accounts/outbox', page: 'outbox', out: true, rate: false },
  { path: '/landing', feature: 'site/home', page: 'landing', out: true, rate: false },
  { path: '/casebalance', feature: 'site/home', page: 'coming', out: true, rate: false },
  { path: '/case-balance', feature: 'site/home', page: 'coming', out: true, rate: false },
  { path: '/platform-demo', feature: 'site/home', page: 'demo', out: true, rate: false },
  { path: '/pricing', feature: 'accounts/subscriptions', page: 'pricing', out: true, rate: false },
  { path: '/terms-required', feature: 'accounts/agreements', page: 'required', out: true, rate: false },
  { path: '/privacy-policy', feature: 'accounts/agreements', page: 'privacy', out: true, rate: true },
  { path: '/terms-of-service', feature: 'accounts/agreements', page: 'terms', out: true, rate: true },
  { path: '/search-professionals', feature: 'directory/professionals', page: 'search', out: true, rate: true },
  { path: '/profiles', query: 'compare', feature: 'ratings/profiles', page: 'compare', out: true, rate: true },
  { path: '/profiles', feature: 'directory/professionals', page: 'profiles', out: true, rate: true },
  { path: '/add-professional', feature: 'directory/corrections', page: 'add', out: true, rate: false },
  { path: '/claim', feature: 'ratings/profile-claims', page: 'claim', out: true, rate: false },
  { path: '/professionals/:id', feature: 'ratings/profiles', page: 'professional', out: true, rate: false },
  { path: '/', feature: 'ratings/ratings', page: 'rate', out: false, rate: true },
  { path: '/rate-your-court', feature: 'ratings/ratings', page: 'rate', out: true, rate: true },
  { path: '/rate-your-court-new', feature: 'ratings/ratings', page: 'rate', out: true, rate: true },
  { path: '/quick-rate', feature: 'ratings/ratings', page: 'rate', out: true, rate: true },
  { path: '/receipt', feature: 'ratings/ratings', page: 'receipt', out: true, rate: true },
  { path: '/reviews', query: 'score', feature: 'ratings/scores', page: 'score', out: true, rate: true },
  { path: '/reviews', feature: 'ratings/reviews', page: 'reviews', out: true, rate: true },
  { path: '/support', feature: 'staff/support', page: 'support', out: true, rate: true },
  { path: '/emotional-support', feature: 'site/emotional-support', page: 'emotional-support', out: true, rate: false },
  { path: '/transparency', feature: 'site/transparency', page: 'transparency', out: true, rate: true },
  { path: '/notice', query: 'professional', feature: 'ratings/takedown', page: 'notice-about', out: true, rate: true },
  { path: '/notice', feature: 'ratings/takedown', page: 'notice', out: true, rate: true },
]

/** The name of the feature that a page is of: its calls and its kill switch are called so. */
export const nameOf = ({ feature }: { feature: string }): string => feature.slice(feature.indexOf('/') + 1)

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

/** The lines of one set. `inside` are those that only someone who is signed in has (map/inside.ts): no visitor's browser loads them. */
export function pagesIn(set: Set, inside: readonly PageLine[] = []): readonly PageLine[] {
  if (set === 'in') return [...inside, ...pages.filter((line) => line.out && !line.guest)]
  return pages.filter((line) => line[set])
}
