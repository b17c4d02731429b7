import { Fault } from '#kernel/fault.ts'

/** The last pair of the page before. */
export interface Mark {
  probability: number
  a: string
  b: string
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function writeMark({ probability, a, b }: Mark): string {
  return Buffer.from(`${probability} ${a} ${b}`).toString('base64url')
}

/** @throws Fault `invalid` when it is none of ours */
export function readMark(text: string | undefined): Mark | null {
  if (text === undefined) return null
  const [probability, a, b] = Buffer.from(text, 'base64url').toString().split(' ')
  const read = Number(probability)
  if (!(read >= 0 && read <= 1) || !id.test(a ?? '') || !id.test(b ?? ''))
    throw new Fault('invalid', 'This page of the list cannot be found. Begin at the first.')
  return { probability: read, a: a!, b: b! }
}
