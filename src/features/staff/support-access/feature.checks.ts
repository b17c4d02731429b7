import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'support.leave': 'signedIn',
    'support.giveLeave': 'signedIn',
    'support.takeLeave': 'signedIn',
  },
})
