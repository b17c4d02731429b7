import { Trans, useLingui } from '@lingui/react/macro'
import { placeInWords } from '#web/place.ts'
import type { Professional } from '../contract.ts'
import { Followed } from './standing.tsx'
import { Origin } from './origin.tsx'
import { When } from './when.tsx'
import { fieldWord } from './words.ts'

/** Fields that the lines of a position show already. */
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

/** The origins of a position's facts, each once: a corrected fact has a different one. */
function originsOf(facts: Professional['facts']) {
  return [...new Map(facts.map((fact) => [[fact.sourceId, fact.sourceRef, fact.asOf, fact.seenOn].join(' '), fact]))]
}

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
      {of.positions.length === 0 && (
        <p>
          <Trans>Our source names no position.</Trans>
        </p>
      )}
      <ol className="border-t border-line empty:hidden">
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
              {position.since.next && position.nextHolder && (
                <p>
                  <Followed holder={position.nextHolder} next={position.since.next} />
                </p>
              )}
              {more.length > 0 && (
                <ul className="text-sm">
                  {more.map((fact) => (
                    <li key={`${fact.field} ${fact.value}`}>
                      {wordOf(fact.field)}: {fact.value}
                    </li>
                  ))}
                </ul>
              )}
              {originsOf(facts).map(([key, fact]) => (
                <p className="text-sm text-soft" key={key}>
                  <Origin fact={fact} sources={of.sources} />
                </p>
              ))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
