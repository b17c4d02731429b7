import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Facts } from '#web/ui/facts.tsx'
import type { NoticeView } from '../contract.ts'
import { useUtcMoment } from '#web/utc-moment.ts'
import { letters } from './letters.ts'
import { decidedWords, groundWords, stateWords } from './words.ts'

/** Where a notice stands, for the person who has its number and words. */
export function Found({ notice }: { notice: NoticeView }) {
  const { i18n } = useLingui()
  const moment = useUtcMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  const { number, ground, state, receivedAt, ackBy, decideBy, acknowledgedAt, became, letter, closedAt, canWithdraw } = notice
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <article className="mt-6 grid max-w-2xl gap-4 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h3 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>
          Notice <span className="figures">{number}</span>
        </Trans>
      </h3>
      <Facts
        items={[
          { term: <Trans>About</Trans>, value: i18n._(groundWords[ground].name) },
          { term: <Trans>It stands here</Trans>, value: i18n._(stateWords[state]) },
          { term: <Trans>Came</Trans>, value: moment(receivedAt) },
          acknowledgedAt === null
            ? { term: <Trans>We acknowledge it by</Trans>, value: moment(ackBy) }
            : { term: <Trans>Acknowledged</Trans>, value: moment(acknowledgedAt) },
          closedAt === null
            ? {
                term: <Trans>We decide by</Trans>,
                value: decideBy === null ? <Trans>when our counsel has read the order</Trans> : moment(decideBy),
              }
            : { term: state === 'withdrawn' ? <Trans>Taken back</Trans> : <Trans>Decided</Trans>, value: moment(closedAt) },
        ]}
      />
      {became.map((each) => (
        <div className="grid gap-2" key={each.outcome}>
          <p className="font-semibold">
            {i18n._(decidedWords[each.outcome])}
            {became.length > 1 && (
              <>
                {' '}
                (<Plural one="# review" other="# reviews" value={each.n} />)
              </>
            )}
          </p>
          {letter === null && <p className="max-w-prose">{i18n._(letters[each.outcome])}</p>}
        </div>
      ))}
      {letter !== null && <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{letter}</p>}
      {canWithdraw && (
        <p className="text-sm text-soft">
          <Trans>You can take it back below, with the same number and words, until we decide.</Trans>
        </p>
      )}
    </article>
  )
}
