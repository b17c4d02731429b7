import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'outbox.list': 'everybody',
  },
  addresses: [['/outbox', 'outbox/outbox', 404, 'outbox/outbox']],
})
