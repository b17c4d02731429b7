import { formatCents } from '#domain/money/cents.ts'
import type { Block } from '#domain/papers/paper.ts'
import { otherSide } from '#domain/splits/split.ts'
import type { History } from './contract.ts'
import { interestIn } from './rules.ts'

type Interest = NonNullable<History['interest']>
type Lines = Interest['byPayer']

function lineBlocks(title: string, lines: Lines): Block[] {
  if (lines.length === 0) return []
  return [
    { kind: 'text', isBold: true, text: title },
    {
      kind: 'table',
      columns: [
        { name: 'From', share: 0.14 },
        { name: 'To', share: 0.14 },
        { name: 'Days', share: 0.08, isEnd: true },
        { name: 'Overdue', share: 0.16, isEnd: true },
        { name: 'Rate', share: 0.08, isEnd: true },
        { name: 'Interest', share: 0.12, isEnd: true },
        { name: '', share: 0.02 },
        { name: 'Citation', share: 0.26 },
      ],
      rows: lines.map(({ from, to, days, principal, rate, cents, citation }) => [
        from,
        to,
        String(days),
        formatCents(principal),
        rate,
        formatCents(cents),
        '',
        citation || 'Rate of the order, as entered',
      ]),
    },
  ]
}

const ruleText = (state: string, { rate, from, until, citation, checkedOn, words, isOnJudgments }: Interest['rules'][number]): string =>
  [
    `${state}: ${rate} (${until === null ? `since ${from}` : `${from} to ${until}`}; ${citation}). “${words}”`,
    ...(isOnJudgments ? ['Interest is on judgments for overdue support only, so none is counted here.'] : []),
    `Last checked against the state’s code: ${checkedOn ?? 'not yet'}.`,
  ].join(' ')

/** What support is overdue, and the interest on it, with the law and the lines behind each figure. */
export function arrearsBlocks({ arrears, interest, state, today }: History, names: Readonly<Record<'A' | 'B', string>>): Block[] {
  if (arrears === null || interest === null) return []
  const [payer, receiver] = [names[arrears.payer], names[otherSide(arrears.payer)]]
  const hasInterest = interest.byPayer.length + interest.byReceiver.length > 0
  const both = (byPayer: number, byReceiver: number) =>
    `${formatCents(byPayer)} by the records of ${payer}, ${formatCents(byReceiver)} by those of ${receiver}`
  const without = 'without support that a parent sees differently'
  const rest = hasInterest ? interest.undisputed : null
  return [
    { kind: 'heading', level: 2, text: `Overdue child support by these records, on ${today}` },
    {
      kind: 'text',
      isSmall: true,
      text: 'This is information, not legal advice: a court or the state’s agency decides what is owed.',
    },
    {
      kind: 'facts',
      rows: [
        ['Due so far', `${formatCents(arrears.due)}, as the order was entered; ${payer} pays`],
        ['Overdue', both(arrears.byPayer, arrears.byReceiver)],
        ...(arrears.outside > 0
          ? [['Paid outside the order', `${formatCents(arrears.outside)}: counted here, but it may not be credited`] as const]
          : []),
        ...(hasInterest ? [['Interest', both(interestIn(interest.byPayer), interestIn(interest.byReceiver))] as const] : []),
        ...(arrears.undisputed
          ? [
              [`Due, ${without}`, formatCents(arrears.undisputed.due)] as const,
              [`Overdue, ${without}`, both(arrears.undisputed.byPayer, arrears.undisputed.byReceiver)] as const,
            ]
          : []),
        ...(rest ? [[`Interest, ${without}`, both(interestIn(rest.byPayer), interestIn(rest.byReceiver))] as const] : []),
      ],
    },
    ...interest.rules.map((rule): Block => ({ kind: 'text', isSmall: true, text: ruleText(state, rule) })),
    ...(interest.isRateMissing
      ? [
          {
            kind: 'text',
            isSmall: true,
            text: `No rate for today is known here for ${state}, so no interest is counted for today.`,
          } as const,
        ]
      : []),
    ...(hasInterest
      ? [
          {
            kind: 'text',
            isSmall: true,
            text: 'Simple interest by day, 365 days a year. Payments go to the oldest support first and not to interest. Each line is rounded to the cent once.',
          } as const,
          ...lineBlocks(`Interest by the records of ${payer}`, interest.byPayer),
          ...lineBlocks(`Interest by the records of ${receiver}`, interest.byReceiver),
          ...(rest ? lineBlocks(`Interest by the records of ${payer}, ${without}`, rest.byPayer) : []),
          ...(rest ? lineBlocks(`Interest by the records of ${receiver}, ${without}`, rest.byReceiver) : []),
        ]
      : []),
  ]
}
