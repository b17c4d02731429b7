import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'cases.mine': 'agreed',
    'cases.begin': 'premium',
    'cases.open': 'agreed',
    'cases.amend': 'premium',
    'cases.addChild': 'premium',
    'cases.changeChild': 'premium',
    'cases.removeChild': 'premium',
  },
})
