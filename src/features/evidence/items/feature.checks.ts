import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'items.list': 'agreed',
    'items.one': 'agreed',
    'items.choices': 'agreed',
    'items.add': 'premium',
    'items.save': 'premium',
    'items.remove': 'agreed',
  },
})
