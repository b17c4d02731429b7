import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** The texts of the shell and of each room, by language; a room's come with its pages. */
export type Catalog = { messages: Messages }

export function newI18n(locale: string, catalogs: readonly Catalog[]): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  for (const { messages } of catalogs) i18n.load(locale, messages)
  i18n.activate(locale)
  return i18n
}
