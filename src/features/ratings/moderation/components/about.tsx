import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { criterionNames, outcomeWords, partWords } from '#web/rating-words.ts'
import { letterWords } from '#ratings/reviews/public.tsx'
import type { Case, Line } from '../contract.ts'
import { Key } from './keys.tsx'
import { eventWords, stateWords } from './words.ts'

/** The answers in one line each, and who, when and how it turned out. */
export function Answers({ of }: { of: Case }) {
  const { i18n } = useLingui()
  const answers = Object.entries<MessageDescriptor>(criterionNames).flatMap(([id, name]) => {
    const answer = of.criteria[id]
    return answer === undefined || answer === null ? [] : [{ id, name, answer }]
  })
  const facts = [i18n._(partWords[of.part]), i18n._(outcomeWords[of.outcome]), dayInWords(`${of.month}-01`, i18n.locale, 'month')]
  return (
    <>
      <p className="text-sm text-soft">{facts.join(' · ')}</p>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {answers.map(({ id, name, answer }) => (
          <div className="flex gap-1.5" key={id}>
            <dt className="text-soft">{i18n._(name)}</dt>
            <dd className="figures font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
      {of.isHearsay && (
        <p className="mt-2 text-sm text-soft">
          <Trans>It tells only what others said: it is shown and counts in no score.</Trans>
        </p>
      )}
    </>
  )
}

function LogLine({ line }: { line: Line }) {
  const { i18n } = useLingui()
  const { event, rules, letter, said, isSealed, isYours, onDay, dueOn, answer } = line
  const due = dueOn && dayInWords(dueOn, i18n.locale, 'day')
  return (
    <li className="border-b border-line py-2 text-sm">
      <span className="font-semibold">{i18n._(eventWords[event])}</span>
      {isYours && (
        <span className="ms-2">
          <Badge>
            <Trans>You</Trans>
          </Badge>
        </span>
      )}
      <span className="figures ms-2 text-soft">
        {dayInWords(onDay, i18n.locale, 'day')} {rules.join(' ')}
      </span>
      {due && (
        <span className="ms-2 text-soft">
          <Trans>until {due}</Trans>
        </span>
      )}
      {letter && <span className="mt-1 block max-w-prose">{i18n._(letterWords[letter])}</span>}
      {said && <q className="mt-1 block max-w-prose wrap-anywhere">{said}</q>}
      {isSealed && (
        <span className="mt-1 block text-soft">
          <Trans>And words that only the author can open.</Trans>
        </span>
      )}
      {answer && (
        <span className="mt-1 block max-w-prose wrap-anywhere">
          <Trans>The author:</Trans> <q>{answer}</q>
        </span>
      )}
    </li>
  )
}

export function Log({ log }: { log: readonly Line[] }) {
  return (
    <section aria-labelledby="log">
      <h3 id="log">
        <Trans>What happened so far</Trans>
      </h3>
      <ol className="mt-2 border-t border-line">
        {log.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line's place in the log is its name
          <LogLine key={index} line={line} />
        ))}
      </ol>
    </section>
  )
}

/** The rated person's history: how many are where, and the latest few. */
export function History({ of, latest }: { of: Case; latest: RefObject<HTMLDetailsElement | null> }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="history">
      <h3 id="history">
        <Trans>Ratings of this person</Trans>
      </h3>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {of.byState.map(({ state, n }) => (
          <span key={state}>
            {i18n._(stateWords[state])} <span className="figures font-semibold">{n}</span>
          </span>
        ))}
      </p>
      {of.others.length > 0 && (
        // Closed until someone wants them: most decisions are about the text alone.
        <details className="mt-2 text-sm" ref={latest}>
          <summary className="py-3">
            <Trans>The latest of them</Trans>
            <Key>h</Key>
          </summary>
          <ul className="border-t border-line">
            {of.others.map(({ id, state, month, mean, begins }) => (
              <li className="border-b border-line py-2" key={id}>
                <span className="text-soft">
                  {dayInWords(`${month}-01`, i18n.locale, 'month')} · {i18n._(stateWords[state])}
                  {mean !== null && <span className="figures"> · {mean}</span>}
                </span>
                {begins !== '' && <span className="line-clamp-2 wrap-anywhere">{begins}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {of.others.length === 0 && (
        <p className="mt-2 text-sm text-soft">
          <Trans>There is no other.</Trans>
        </p>
      )}
      <p className="mt-2">
        <SiteLink className="inline-flex min-h-11 items-center text-sm" to={`/professionals/${of.professional.id}`}>
          <Trans>The page of {of.professional.name}</Trans>
        </SiteLink>
      </p>
    </section>
  )
}

export function VersionBadge({ version }: { version: number }) {
  return version > 1 ? (
    <Badge>
      <Plural one="Version #" other="Version #" value={version} />
    </Badge>
  ) : null
}
