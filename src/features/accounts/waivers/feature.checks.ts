import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'waivers.mine': 'signedIn',
    'waivers.apply': 'agreed',
    'waivers.renew': 'agreed',
    'waivers.attach': 'agreed',
    'waivers.reply': 'agreed',
    'waivers.withdraw': 'signedIn',
  },
  addresses: [['/subscription?waiver', 404, 404, 'waivers/waiver']],
})
