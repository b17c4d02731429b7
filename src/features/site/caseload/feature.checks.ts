import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { 'caseload.list': 'agreed', 'caseload.word': 'agreed', 'caseload.see': 'agreed' },
  addresses: [['/caseload', 404, 404, 'caseload/caseload']],
})
