import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Text, Value } from './text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)

const filled = (value: Value) => (typeof value === 'object' ? english(value) : value)

/** A text in English, the language of all readers today: what a reply, a mail, a letter or a printed page carries. On the server only. */
export function english({ id, message, values = {} }: Text): string {
  const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)]))
  return i18n._(id, plain, message === undefined ? {} : { message })
}
