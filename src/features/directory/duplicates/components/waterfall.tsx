import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Column, Table } from '#web/ui/table.tsx'
import type { PairSeen } from '../contract.ts'
import { bitsOf, linkageWord } from './words.ts'

interface Step {
  key: string
  name: string
  found: string
  bits: number
  before: number
  after: number
}

/** From where to where a field moves the sum, on one scale for all: to the right is for one person. */
function Bar({ step, least, most }: { step: Step; least: number; most: number }) {
  const range = Math.max(1, most - least)
  const at = (bits: number) => ((bits - least) / range) * 100
  const [from, to] = [at(Math.min(step.before, step.after)), at(Math.max(step.before, step.after))]
  return (
    <svg aria-hidden className="block h-4 w-full min-w-24" preserveAspectRatio="none" viewBox="0 0 100 10">
      <rect className="fill-edge" height="10" width="0.6" x={at(0)} y="0" />
      <rect className={step.bits >= 0 ? 'fill-action' : 'fill-attention'} height="6" width={Math.max(0.8, to - from)} x={from} y="2" />
    </svg>
  )
}

/** One after the other, each from where the one before it ended. */
function stepsOf(fields: readonly Omit<Step, 'before' | 'after'>[]): Step[] {
  let sum = 0
  return fields.map((field) => {
    const before = sum
    sum += field.bits
    return { ...field, before, after: sum }
  })
}

const columnsOf = (i18n: I18n, least: number, most: number): Column<Step>[] => [
  { key: 'field', header: <Trans>Field</Trans>, cell: ({ name }) => name },
  { key: 'found', header: <Trans>Found</Trans>, cell: ({ found }) => found },
  { key: 'bits', header: <Trans>Bits</Trans>, cell: ({ bits }) => <span className="figures">{bitsOf(i18n, bits)}</span>, align: 'end' },
  { key: 'sum', header: <Trans>Sum</Trans>, cell: ({ after }) => <span className="figures">{bitsOf(i18n, after)}</span>, align: 'end' },
  {
    key: 'bar',
    header: (
      <span className="sr-only">
        <Trans>As a bar</Trans>
      </span>
    ),
    cell: (one) => <Bar least={least} most={most} step={one} />,
  },
]

/** What each field says for or against one person, one after the other: as bars, and as a table that is read. */
export function Waterfall({ of }: { of: PairSeen }) {
  const { t, i18n } = useLingui()
  const said = of.weights.filter(({ level }) => level !== null)
  const silent = of.weights.filter(({ level }) => level === null)
  const steps = stepsOf([
    { key: '', name: t`Before anything is compared`, found: t`how rare a match is`, bits: of.priorBits },
    ...said.map(({ field, level, bits, frequencyBits }) => ({
      key: field,
      name: linkageWord(i18n, field),
      found: linkageWord(i18n, level!),
      bits: bits + frequencyBits,
    })),
  ])
  const all = steps.flatMap(({ before, after }) => [before, after])
  const none = silent.map(({ field }) => linkageWord(i18n, field)).join(', ')
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>What speaks for it and against it</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          One bit doubles the odds that both are one person, one bit less halves them. A rare name that agrees counts more than a common
          one. At 0 bits it is one in two.
        </Trans>
      </p>
      <Table
        caption={t`Bits of each field`}
        columns={columnsOf(i18n, Math.min(...all), Math.max(...all))}
        quiet
        rowKey={({ key }) => key}
        rows={steps}
      />
      {none !== '' && (
        <p className="text-sm text-soft">
          <Trans>Not compared, because one of them does not say: {none}.</Trans>
        </p>
      )}
    </section>
  )
}
