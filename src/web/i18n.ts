import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** The texts of the shell and of each feature, by language; a feature's come with its pages. */
export type Catalog = { messages: Messages }

/**
 * A name such as "<Vera/>" that someone typed is no element of a text: Lingui would look for one, drop the
 * words and write them to the log. A word joiner, which is not seen, keeps them apart.
 */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('<', '<\u2060') : value)

const allPlain = (values: Readonly<Record<string, unknown>> | undefined) =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))

export function newI18n(locale: string, catalogs: readonly Catalog[]): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  for (const { messages } of catalogs) i18n.load(locale, messages)
  i18n.activate(locale)
  const say = i18n._.bind(i18n)
  const sayPlain: I18n['_'] = (
    text: Parameters<I18n['_']>[0] | { values?: Record<string, unknown> },
    values?: Record<string, unknown>,
    options?: object,
  ) => {
    const asked = text as Parameters<typeof say>[0]
    if (typeof text === 'string') return say(asked, allPlain(values), options)
    return say({ ...(text as object), ...(text.values && { values: allPlain(text.values) }) } as never)
  }
  i18n._ = sayPlain
  i18n.t = sayPlain
  return i18n
}
