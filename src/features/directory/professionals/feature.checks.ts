import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'professionals.count': 'everybody',
    'professionals.search': 'everybody',
    'professionals.get': 'everybody',
    'professionals.courts': 'everybody',
    'professionals.coverage': 'everybody',
    'professionals.changes': 'everybody',
  },
  addresses: [
    ['/search-professionals', 'professionals/search', 'professionals/search', 'professionals/search'],
    ['/profiles', 'professionals/profiles', 'professionals/profiles', 'professionals/profiles'],
  ],
})
