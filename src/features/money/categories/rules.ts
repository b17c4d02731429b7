import { msg, type Text } from '#kernel/text.ts'

/** Categories that many orders name, offered where there are none yet: title, and half each. */
export const usualCategories: readonly Text[] = [
  msg`Medical and dental`,
  msg`School`,
  msg`Child care`,
  msg`Activities`,
  msg`Clothing`,
  msg`Other`,
]
