/**
 * The pages that the service worker keeps for when the network is gone: the free tool, as far as it is the
 * same for everybody. Never a person's page, never one with a query, never a receipt, never a case.
 */
export const keptPages: readonly string[] = ['/', '/search-professionals', '/rate-your-court', '/emotional-support', '/support']
