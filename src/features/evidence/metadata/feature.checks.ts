import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({ audiences: { 'metadata.of': 'agreed' } })
