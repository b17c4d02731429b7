import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'notifications.list': 'agreed',
    'notifications.see': 'agreed',
  },
})
