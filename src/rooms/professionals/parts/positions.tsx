import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '../../../web/days.ts'
import { placeInWords } from '../../../web/place.ts'
import type { Professional } from '../contract.ts'
import { Origin } from './origin.tsx'
import { fieldWord } from './words.ts'

type Position = Professional['positions'][number]

/** Fields that a position's own lines say. */
const saidAbove = [
  'title',
  'kind',
  'court',
  'state',
  'county',
  'counties',
  'appointed_on',
  'elected_on',
  'listed_on',
  'ended_on',
  'end_reason',
]

/** Positions over time, the newest first, each with its source. */
export function Positions({ of }: { of: Professional }) {
  const { i18n } = useLingui()
  const wordOf = (field: string) => {
    const word = fieldWord(field)
    return typeof word === 'string' ? word : i18n._(word)
  }
  return (
    <section aria-labelledby="positions">
      <h2 className="mb-3" id="positions">
        <Trans>Positions</Trans>
      </h2>
      <ol className="border-t border-line">
        {of.positions.map((position) => {
          const facts = of.facts.filter(({ positionSeq }) => positionSeq === position.seq)
          const more = facts.filter(({ field }) => !saidAbove.includes(field))
          return (
            <li className="border-b border-line py-3" key={position.seq}>
              <p className="font-semibold">{position.title}</p>
              <p>{placeInWords({ ...position, county: position.counties.join(', ') || null })}</p>
              <p>
                <When of={position.since} />
                {position.endReason && ` (${position.endReason})`}
              </p>
              {more.length > 0 && (
                <ul className="text-sm">
                  {more.map((fact) => (
                    <li key={`${fact.field} ${fact.value}`}>
                      {wordOf(fact.field)}: {fact.value}
                    </li>
                  ))}
                </ul>
              )}
              {facts[0] && (
                <p className="text-sm text-soft">
                  <Origin fact={facts[0]} sources={of.sources} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function When({ of }: { of: Position['since'] }) {
  const { i18n } = useLingui()
  const from = of.fromOn && dayInWords(of.fromOn, i18n.locale, of.fromPrecision)
  const to = of.toOn && dayInWords(of.toOn, i18n.locale)
  if (!from) return to ? <Trans>Until {to}</Trans> : <Trans>Day not known</Trans>
  if (to) {
    return (
      <Trans>
        {from} to {to}
      </Trans>
    )
  }
  if (of.basis === 'elected') return <Trans>Elected {from}</Trans>
  if (of.basis === 'appointed') return <Trans>Appointed {from}</Trans>
  return <Trans>Listed since {from}</Trans>
}
