import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'quality.area': 'agreed',
    'quality.gaps': 'agreed',
    'quality.csv': 'agreed',
  },
  addresses: [['/data-quality', 404, 404, 'data-quality/quality']],
})
