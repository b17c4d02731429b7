import { look } from '#domain/screening/model/served.ts'
import { screenTexts } from '#domain/screening/texts.ts'
import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'

/** Reads and forgets: the feature has no table, and nothing here writes. */
export function service(): Handlers<typeof calls> {
  return {
    check: async ({ body: { text, name, isOngoing } }) => {
      const { action, findings } = screenTexts({ saw: text }, { name, role: 'judge' }, { isOngoing }, look)
      return {
        action,
        findings: findings.map(({ span, rewrites, ...finding }) => ({ ...finding, span: [...span], rewrites: [...rewrites] })),
      }
    },
  }
}
