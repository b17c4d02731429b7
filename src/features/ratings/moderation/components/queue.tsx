import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { DeskState, Waiting } from '../contract.ts'
import { stateWords } from './words.ts'

interface CountsProps {
  counts: readonly { state: DeskState; n: number }[]
  chosen: DeskState | undefined
  onChoose: (state: DeskState | undefined) => void
}

/** How many wait in each state; each is also the way to see those alone. */
export function Counts({ counts, chosen, onChoose }: CountsProps) {
  const { t, i18n } = useLingui()
  const all = counts.reduce((sum, { n }) => sum + n, 0)
  const choices = [{ state: undefined, n: all, name: t`All` }, ...counts.map((one) => ({ ...one, name: i18n._(stateWords[one.state]) }))]
  return (
    <ul aria-label={t`Queues`} className="mt-4 flex flex-wrap gap-2">
      {choices.map(({ state, n, name }) => (
        <li key={state ?? 'all'}>
          <button
            aria-pressed={chosen === state}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-line px-3 aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:font-semibold"
            onClick={() => onChoose(state)}
            type="button"
          >
            {name}
            <span className="figures text-soft">{n}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What waits, in the order in which it is decided. */
export function Queue({ waiting, onOpen }: { waiting: readonly Waiting[]; onOpen: (id: string) => void }) {
  const { i18n } = useLingui()
  if (waiting.length === 0) {
    return (
      <Empty title={<Trans>Nothing waits here</Trans>}>
        <Trans>What the checks hold, what is reported, and appeals come here. What arrived today is seen tomorrow.</Trans>
      </Empty>
    )
  }
  return (
    <ol className="mt-4 border-t border-line">
      {waiting.map(({ id, name, state, since, rules, reports, isHarm, waitsForAuthor, taken, proposed, hadPart }) => (
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3" key={id}>
          <div>
            <p>
              <span className="font-semibold">{name}</span>{' '}
              {isHarm && (
                <Badge tone="danger">
                  <Trans>Harm</Trans>
                </Badge>
              )}{' '}
              {proposed === 'other' && (
                <Badge tone="attention">
                  <Trans>Proposed; you decide</Trans>
                </Badge>
              )}{' '}
              {hadPart && (
                <Badge>
                  <Trans>Yours was the first decision: somebody else looks</Trans>
                </Badge>
              )}{' '}
              {proposed === 'you' && (
                <Badge>
                  <Trans>You proposed</Trans>
                </Badge>
              )}
            </p>
            <p className="text-sm text-soft">
              {i18n._(stateWords[state])} · <span className="figures">{rules.join(' ')}</span> ·{' '}
              <Trans>since {dayInWords(since, i18n.locale, 'day')}</Trans>
              {reports > 0 && (
                <>
                  {' '}
                  · <Plural one="# report" other="# reports" value={reports} />
                </>
              )}
              {waitsForAuthor && (
                <>
                  {' '}
                  · <Trans>waits for its author</Trans>
                </>
              )}
            </p>
          </div>
          {taken === 'other' ? (
            <span className="text-sm text-soft">
              <Trans>Somebody looks at it</Trans>
            </span>
          ) : (
            <Button kind="secondary" onClick={() => onOpen(id)}>
              {taken === 'you' ? <Trans>Go on</Trans> : <Trans>Look</Trans>}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

export function HowMany({ n }: { n: number }) {
  return (
    <p className="mt-2 text-soft">
      <Plural
        one="# rating waits: harm first, then the longest waiting."
        other="# ratings wait: harm first, then the longest waiting."
        value={n}
      />
    </p>
  )
}
