import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { 'timeline.frame': 'agreed', 'timeline.part': 'agreed', 'timeline.csv': 'agreed' },
  addresses: [['/evidence-timeline', 404, 404, 'timeline/timeline']],
  hasCasePages: true,
})
