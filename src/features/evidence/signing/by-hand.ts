import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import type { CourtKind } from '#domain/signing/kinds.ts'
import { ruleFor } from '#domain/signing/rules.ts'

interface Caption {
  /** As the parent entered them; each may be empty. */
  court: string
  docket: string
  caseTitle: string
  /** The name of the parent whose paper it is. */
  madeBy: string
}

const blank = '______________________________'
const facts = (rows: readonly (readonly [Text, string])[]): Block => ({
  kind: 'facts',
  rows: rows.map(([name, value]) => [english(name), value === '' ? blank : value] as const),
})
const heading = (text: Text): Block => ({ kind: 'heading', level: 2, text: english(text) })

const lines = (name: string): Block =>
  facts([
    [msg`Signature`, ''],
    [msg`Printed name`, name],
    [msg`Date`, ''],
    [msg`City and state`, ''],
  ])

/** Who signs besides the parent: agreements have two parties, an order has a judge. */
function others(kind: CourtKind): Block[] {
  if (kind === 'settlement' || kind === 'plan') return [heading(msg`Other party`), lines('')]
  if (kind === 'order')
    return [
      heading(msg`Judge`),
      facts([
        [msg`Signature`, ''],
        [msg`Date`, ''],
      ]),
    ]
  return []
}

const notary: readonly Block[] = [
  heading(msg`For the notary`),
  facts([
    [msg`State of`, ''],
    [msg`County of`, ''],
    [msg`Day`, ''],
    [msg`Person who appeared`, ''],
    [msg`Notary’s signature`, ''],
    [msg`Notary’s printed name`, ''],
    [msg`Commission expires`, ''],
  ]),
  { kind: 'text', text: english(msg`[Place for the seal, and for the notary’s own words]`) },
]

/**
 * A page to be signed by hand, for a paper for a court: blank lines, and a declaration or a place for a notary only where the state's checked
 * row asks for it. Nothing is signed by it, and nobody's day is filled in.
 * @param state of the case, two letters
 */
export function pageByHand(kind: CourtKind, state: string, document: string, { court, docket, caseTitle, madeBy }: Caption): Paper {
  const rule = ruleFor(state, kind)
  const subject = english(msg`Signature page`)
  return {
    title: `${subject} · ${document}`,
    prefix: '',
    blocks: [
      facts([
        [msg`Court`, court],
        [msg`Case`, caseTitle],
        [msg`Case number`, docket],
      ]),
      { kind: 'rule' },
      { kind: 'heading', level: 1, text: subject },
      { kind: 'text', text: english(msg`This page belongs to: ${{ document }}`), isBold: true },
      ...(rule?.declares ? [{ kind: 'text', text: rule.declares } as const] : []),
      lines(madeBy),
      ...(rule?.ways.includes('notary') ? notary : []),
      ...others(kind),
    ],
  }
}
