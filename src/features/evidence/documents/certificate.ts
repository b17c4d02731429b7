import type { Paper } from '#domain/papers/paper.ts'
import { type ServiceWay, wayNames } from '#domain/documents/documents.ts'
import { dayInWords } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'

/** What a certificate of service is filled with. */
export interface Served {
  /** As the parent entered them; each may be empty. */
  court: string
  docket: string
  caseTitle: string
  /** The name of the parent whose paper it is. */
  madeBy: string
  document: string
  servedTo: string
  how: ServiceWay
  day: string
  by: string
  note: string
}

const blank = '________________________'

/**
 * A draft of a certificate of service, filled from a proof of service: who served what on whom, when and how (FRCP 5(d)(1)(B); states have
 * forms of their own). The address, and what the court's form asks for besides, are left to be written in. Nobody is made to say anything:
 * it is unsigned.
 */
export function certificatePaper({ court, docket, caseTitle, madeBy, document, servedTo, how, day, by, note }: Served): Paper {
  const subject = english(msg`Certificate of service (draft)`)
  const server = by === '' ? madeBy : by
  const [when, way] = [dayInWords(day), english(wayNames[how])]
  const text = (words: string) => ({ kind: 'text', text: words }) as const
  return {
    title: subject,
    prefix: '',
    blocks: [
      {
        kind: 'facts',
        rows: [
          [english(msg`Court`), court === '' ? english(msg`[court]`) : court],
          [english(msg`Case`), caseTitle],
          [english(msg`Case number`), docket === '' ? english(msg`[case number]`) : docket],
        ],
      },
      { kind: 'rule' },
      { kind: 'heading', level: 1, text: subject },
      {
        kind: 'text',
        isBold: true,
        text: english(msg`Draft, not signed. Use your court’s own form where it has one. This is not legal advice.`),
      },
      text(english(msg`I certify that on ${{ when }} a copy of the document named below was served as follows.`)),
      {
        kind: 'facts',
        rows: [
          [english(msg`Document`), document],
          [english(msg`Person served`), servedTo],
          [english(msg`How`), way],
          [english(msg`Address`), english(msg`[address, email or e-filing account]`)],
          [english(msg`Served by`), server],
          ...(note === '' ? [] : [[english(msg`Note`), note] as const]),
        ],
      },
      text(english(msg`[Add what your court asks for, such as a statement under penalty of perjury.]`)),
      {
        kind: 'facts',
        rows: [
          [english(msg`Date`), blank],
          [english(msg`Signature`), blank],
          [english(msg`Printed name`), server],
        ],
      },
      {
        kind: 'text',
        isSmall: true,
        text: english(
          msg`Filled from an entry of ${{ name: madeBy }}. A certificate of service is described in Federal Rule of Civil Procedure 5(d)(1)(B); family courts follow the rules of their state.`,
        ),
      },
    ],
  }
}
