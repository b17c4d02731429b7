import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'professionals.count': 'everybody',
    'professionals.search': 'everybody',
    'professionals.coverage': 'everybody',
  },
  addresses: [
    ['/search-professionals', 'search/search', 'search/search', 'search/search'],
    ['/profiles', 'search/profiles', 'search/profiles', 'search/profiles'],
  ],
})
