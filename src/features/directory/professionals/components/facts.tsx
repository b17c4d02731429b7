import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Facts as FactList } from '#web/ui/facts.tsx'
import type { Professional } from '../contract.ts'
import { Origin } from './origin.tsx'
import { fieldWord, valueWord } from './words.ts'

type Fact = Professional['facts'][number]

/** Groups facts by source, place in it and days, so that the page names these once for each group. */
function byOrigin(facts: readonly Fact[]): Fact[][] {
  const groups = new Map<string, Fact[]>()
  for (const fact of facts) {
    const origin = [fact.sourceId, fact.sourceRef, fact.asOf, fact.seenOn].join(' ')
    groups.set(origin, [...(groups.get(origin) ?? []), fact])
  }
  return [...groups.values()]
}

/** Every fact about the person with its source and days. Facts of a position stand with the position. */
export function Facts({ of }: { of: Professional }) {
  const { i18n } = useLingui()
  const word = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text))
  const facts = of.facts.filter(({ positionSeq, field }) => positionSeq === null && field !== 'kind')
  return (
    <section aria-labelledby="facts">
      <h2 className="mb-3" id="facts">
        <Trans>Facts and where they come from</Trans>
      </h2>
      {byOrigin(facts).map((group) => (
        <div className="mb-6" key={`${group[0]!.sourceId} ${group[0]!.sourceRef} ${group[0]!.asOf} ${group[0]!.seenOn}`}>
          <p className="mb-2 max-w-prose text-sm text-soft">
            <Trans>
              From <Origin fact={group[0]!} sources={of.sources} />
            </Trans>
          </p>
          <FactList
            items={group.map((fact) => ({
              key: `${fact.field} ${fact.value}`,
              term: word(fieldWord(fact.field)),
              value: word(valueWord(fact.field, fact.value, of)),
            }))}
          />
        </div>
      ))}
      <h3 className="mt-8 mb-2">
        <Trans>Sources</Trans>
      </h3>
      <ul className="prose">
        {of.sources.map((source) => (
          <li key={source.id}>
            {source.url ? (
              <a href={source.url} rel="noreferrer">
                {source.title}
              </a>
            ) : (
              source.title
            )}
            . {source.publisher}. {source.licence}
          </li>
        ))}
      </ul>
    </section>
  )
}
