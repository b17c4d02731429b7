import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: { 'texts.view': 'agreed', 'texts.pages': 'agreed', 'texts.read': 'agreed', 'texts.find': 'agreed' },
})
