import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  addresses: [
    ['/professionals/00000000-0000-4000-8000-000000000000', 'profiles/professional', 404, 'profiles/professional'],
    ['/profiles?compare=x', 'profiles/compare', 'profiles/compare', 'profiles/compare'],
  ],
})
