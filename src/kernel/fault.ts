import { english } from './english.ts'
import type { Text } from './text.ts'

/** The few ways in which a call can fail for its caller. One table in `http/faults.ts` gives each its status. */
export type FaultCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'reused'
  | 'limited'
  | 'gone'
  | 'unavailable'

/**
 * A failure that is the caller's to know: a code for programs, a text for people.
 * Anything else that is thrown is a bug and answers 500 without a word of its own.
 */
export class Fault extends Error {
  readonly code: FaultCode
  readonly text: Text
  /** Machine-readable extras, such as the field that was refused. Never a person's text. */
  readonly detail: Readonly<Record<string, string>> | undefined

  constructor(code: FaultCode, text: Text, detail?: Readonly<Record<string, string>>) {
    super(english(text))
    this.name = 'Fault'
    this.code = code
    this.text = text
    this.detail = detail
  }
}
