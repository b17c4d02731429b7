/**
 * The pages that the service worker stores for use without a network: the free tool, as far as it is the
 * same for everyone. Never a profile, a page with a query, a receipt or a case.
 */
export const offlinePages: readonly string[] = ['/', '/search-professionals', '/rate-your-court', '/emotional-support', '/support']
