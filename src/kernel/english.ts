import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Text, Value } from './text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Each message is compiled once. There are as many as the source declares: what is filled in is no part of a message. */
function compile(id: string, message: string): void {
  if (i18n.messages[id] === undefined) i18n.load('en', { [id]: compileMessage(message) })
}

const filled = (value: Value) => (typeof value === 'object' ? english(value) : value)

/** A text in English, the language of all readers today: what a reply, a mail, a letter or a printed page carries. On the server only. */
export function english({ id, message, values = {} }: Text): string {
  if (message !== undefined) compile(id, message)
  return i18n._(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)])))
}
