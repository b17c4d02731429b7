import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^image\//, msg`Picture`],
  [/^video\//, msg`Video`],
  [/^audio\//, msg`Audio`],
  [/^application\/pdf$/, msg`PDF`],
  [/^text\//, msg`Text`],
  [/(?:sheet|excel)/, msg`Spreadsheet`],
  [/(?:presentation|powerpoint)/, msg`Presentation`],
  [/(?:word|opendocument\.text)/, msg`Document`],
]

/** What kind of file it is, in a word. @param type its media type */
export const kindName = (type: string): MessageDescriptor => names.find(([pattern]) => pattern.test(type))?.[1] ?? msg`File`
