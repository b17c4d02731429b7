import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'transparency.counts': 'everybody',
    'transparency.neutrality': 'everybody',
  },
  addresses: [['/transparency', 'transparency/transparency', 'transparency/transparency', 'transparency/transparency']],
})
