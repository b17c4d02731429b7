import { hashOf, receiptOf, secretOf, type WordProblem } from '#domain/receipt/receipt.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'

function sayProblem(problem: WordProblem): Text {
  switch (problem.kind) {
    case 'count':
      return msg`A receipt has 12 words; these are ${{ n: problem.n }}.`
    case 'unknown':
      return msg`Word ${{ at: problem.at }} is not one that a receipt can have. Look at its spelling.`
    case 'check':
      return msg`These words are no receipt: one of them is wrong, or two have changed places.`
  }
}

const refuse = (why: Text): never => {
  throw new Fault('invalid', why, { field: 'words' })
}

interface Opened {
  receipt?: string | undefined
  words?: string | undefined
}

/** The secret of the receipt, where its words came: a plain form. */
export function secretIn({ receipt, words }: Opened): Uint8Array | null {
  if (receipt !== undefined) return null
  if (words === undefined || words.trim() === '') return refuse(msg`Write the 12 words of the receipt.`)
  const read = secretOf(words)
  if (!read.ok) return refuse(sayProblem(read.problem))
  return Uint8Array.from(read.secret)
}

/** The hash under which the rating lies, from the receipt or from its words. */
export function openedBy(opened: Opened): Buffer {
  const secret = secretIn(opened)
  return Buffer.from(hashOf(secret ? receiptOf(secret) : opened.receipt!), 'hex')
}

export const noneHere = () =>
  new Fault('not_found', msg`No rating has this receipt. Look at the words again; without them nobody can find it, and neither can we.`, {
    field: 'words',
  })
export const gone = () => new Fault('gone', msg`This rating was withdrawn. It can’t be changed anymore.`)
