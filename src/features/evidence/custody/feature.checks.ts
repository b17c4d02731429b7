import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({ audiences: { 'custody.of': 'agreed' } })
