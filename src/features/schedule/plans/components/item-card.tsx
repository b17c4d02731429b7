import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useLanding } from '#shell/landing.ts'
import { dayIn } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type Item } from '../contract.ts'
import { History } from './history.tsx'
import { changeName, stateNames, stateTones } from './words.ts'

interface ItemCardProps {
  item: Item
  /** The address names it. */
  isNamed: boolean
  caseId: string
  plan: string
  zone: string
  names: Readonly<Record<'A' | 'B', string>>
  side: 'A' | 'B' | null
  /** What it gets in the way of, by title. */
  conflicts: readonly string[]
  /** Opens the form. */
  onWords: (kind: 'edit' | 'propose' | 'counter') => void
}

const invalidates = ['/api/plans', '/api/answers']

/** A clause: its text, who said yes to it, what one can do, and every version before. */
export function ItemCard({ item, isNamed, caseId, plan, zone, names, side, conflicts, onWords }: ItemCardProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const place = useLanding<HTMLHeadingElement>(isNamed)
  const answering = useMutation(calls.answer, invalidates)
  const withdrawing = useMutation(calls.withdraw, invalidates)
  const proposing = useMutation(calls.propose, invalidates)
  const problem = proposing.problem
  const [asking, setAsking] = useState<'accept' | 'decline' | 'withdraw' | null>(null)
  const askFirst = (what: 'accept' | 'decline' | 'withdraw') => {
    answering.clear()
    withdrawing.clear()
    setAsking(what)
  }
  const at = { params: { case: caseId, plan, item: item.id } }
  const seen = { version: item.version, digest: item.digest }
  const { title, number, acts, state, agreed } = item
  const isChange = agreed !== null && agreed.version !== item.version
  const agreedOn = agreed ? dayIn(agreed.at, zone, i18n.locale) : ''
  const answer = async (act: 'accept' | 'decline') => {
    const done = await answering.send({ ...at, body: { ...seen, act } })
    if (done) setAsking(null)
    if (done?.isAgreed) toast({ title: t`Both of you have now agreed on the whole plan` })
  }
  const withdraw = async () => {
    if (await withdrawing.send({ ...at, body: seen })) setAsking(null)
  }
  const propose = () => proposing.send({ ...at, body: { ...seen, answers: item.answers } })
  const can = (act: Item['acts'][number]) => acts.includes(act)
  const named = (words: ReactNode) => (
    <>
      {words}
      <span className="sr-only"> {title}</span>
    </>
  )
  return (
    <Card>
      <article aria-labelledby={`clause-${item.id}`} className="grid gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <h3 className="scroll-mt-24 text-lg" id={`clause-${item.id}`} ref={place} tabIndex={-1}>
            {number} {title}
          </h3>
          <Badge tone={stateTones[state]}>{i18n._(isChange ? changeName : stateNames[state])}</Badge>
        </header>
        {isChange && (
          <>
            <p>{agreed.sentences.join(' ')}</p>
            <p className="text-sm text-soft">
              <Trans>Both of you agreed to this on {agreedOn}. It stays until you both agree to the change below.</Trans>
            </p>
            <h4 className="text-base">
              <Trans>Proposed change</Trans>
            </h4>
          </>
        )}
        <p className={state === 'withdrawn' || state === 'declined' ? 'text-soft' : ''}>
          {item.sentences.length > 0 ? (
            item.sentences.join(' ')
          ) : (
            <Trans>This clause is no longer in the library and cannot be read here.</Trans>
          )}
        </p>
        <Standing item={item} names={names} side={side} zone={zone} />
        <Today item={item} />
        {conflicts.map((other) => (
          <p className="border-s-4 border-attention ps-3" key={other}>
            {t`This settles the same thing as “${{ clash: other }}”. Keep one of the two.`}
          </p>
        ))}
        {problem && (
          <p className="font-semibold text-danger" role="alert">
            {problem.sentence}
          </p>
        )}
        {acts.length > 0 && (
          <div className="no-print flex flex-wrap gap-3">
            {can('accept') && (
              <Button kind="secondary" onClick={() => askFirst('accept')}>
                {named(<Trans>Say yes to these words</Trans>)}
              </Button>
            )}
            {can('counter') && (
              <Button kind="secondary" onClick={() => onWords('counter')}>
                {named(<Trans>Answer with other words</Trans>)}
              </Button>
            )}
            {can('decline') && (
              <Button kind="quiet" onClick={() => askFirst('decline')}>
                {named(<Trans>Decline</Trans>)}
              </Button>
            )}
            {state === 'draft' && can('propose') && (
              <Button busy={proposing.busy} kind="secondary" onClick={() => void propose()}>
                {named(<Trans>Propose it</Trans>)}
              </Button>
            )}
            {can('edit') && (
              <Button kind="quiet" onClick={() => onWords('edit')}>
                {named(<Trans>Change</Trans>)}
              </Button>
            )}
            {state === 'accepted' && item.today && can('propose') && (
              <Button busy={proposing.busy} kind="secondary" onClick={() => void propose()}>
                {named(<Trans>Propose updated text</Trans>)}
              </Button>
            )}
            {state !== 'draft' && can('propose') && (
              <Button kind="quiet" onClick={() => onWords('propose')}>
                {named(state === 'accepted' ? <Trans>Propose a change</Trans> : <Trans>Propose it again</Trans>)}
              </Button>
            )}
            {can('withdraw') && (
              <Button kind="quiet" onClick={() => askFirst('withdraw')}>
                {named(state === 'draft' ? <Trans>Throw the draft away</Trans> : <Trans>Take it back</Trans>)}
              </Button>
            )}
          </div>
        )}
        <Confirm
          busy={answering.busy}
          onClose={() => setAsking(null)}
          onConfirm={() => void answer('accept')}
          open={asking === 'accept'}
          problem={answering.problem?.sentence}
          title={<Trans>Accept this clause?</Trans>}
          verb={<Trans>Accept clause</Trans>}
        >
          <p className="font-semibold">{item.sentences.join(' ')}</p>
          <p>
            <Trans>Both parents have then agreed to these words. Changing them takes both parents.</Trans>
          </p>
          {isChange && (
            <p>
              <Trans>These words replace what you both agreed to on {agreedOn}.</Trans>
            </p>
          )}
        </Confirm>
        <Confirm
          busy={answering.busy}
          onClose={() => setAsking(null)}
          onConfirm={() => void answer('decline')}
          open={asking === 'decline'}
          problem={answering.problem?.sentence}
          title={<Trans>Decline this clause?</Trans>}
          verb={<Trans>Decline clause</Trans>}
        >
          <p>
            <Trans>The other parent sees that you declined. These words can’t be accepted later unless they are proposed again.</Trans>
          </p>
          {isChange && <StaysAgreed on={agreedOn} />}
        </Confirm>
        <Confirm
          busy={withdrawing.busy}
          isDanger={state === 'draft'}
          onClose={() => setAsking(null)}
          onConfirm={() => void withdraw()}
          open={asking === 'withdraw'}
          problem={withdrawing.problem?.sentence}
          title={state === 'draft' ? <Trans>Discard this draft?</Trans> : <Trans>Withdraw this clause?</Trans>}
          verb={state === 'draft' ? <Trans>Discard draft</Trans> : <Trans>Withdraw clause</Trans>}
        >
          <p>
            {state === 'draft' ? (
              <Trans>The draft is deleted. The other parent hasn’t seen it.</Trans>
            ) : (
              <Trans>The other parent can no longer accept it. It stays in the plan’s history.</Trans>
            )}
          </p>
          {isChange && <StaysAgreed on={agreedOn} />}
        </Confirm>
        {state !== 'draft' && <History agreed={agreed?.version ?? null} names={names} versions={item.history} zone={zone} />}
      </article>
    </Card>
  )
}

function StaysAgreed({ on }: { on: string }) {
  return (
    <p>
      <Trans>What you both agreed to on {on} stays.</Trans>
    </p>
  )
}

/** Whose words these are, and who has said yes to them. */
function Standing({ item, names, side, zone }: Pick<ItemCardProps, 'item' | 'names' | 'side' | 'zone'>) {
  const { i18n } = useLingui()
  const { state, by, waitsOn, reads, history } = item
  const [author, waited] = [names[by], waitsOn ? names[waitsOn] : '']
  const onDay = (at: string | null | undefined) => (at ? dayIn(at, zone, i18n.locale) : '')
  const on = onDay(history.find(({ id }) => id === item.version)?.answeredAt)
  // A change that came to nothing: what was agreed stands again.
  const tried = history[0] && history[0].id !== item.version ? history[0] : null
  const triedOn = onDay(tried?.answeredAt)
  return (
    <p className="text-sm text-soft">
      {state === 'draft' && <Trans>Only you see this, and a lawyer whom you showed your private records.</Trans>}
      {waitsOn && waitsOn === side && <Trans>{author} proposed this. It waits for your answer.</Trans>}
      {waitsOn && waitsOn !== side && (
        <Trans>
          {author} proposed this. It waits for {waited}.
        </Trans>
      )}
      {state === 'accepted' && reads !== 'lost' && <Trans>Both said yes to these words on {on}.</Trans>}
      {tried?.state === 'declined' && (
        <>
          {' '}
          <Trans>A change was declined on {triedOn}. The agreed text stays.</Trans>
        </>
      )}
      {tried?.state === 'withdrawn' && (
        <>
          {' '}
          <Trans>A proposed change was withdrawn on {triedOn}. The agreed text stays.</Trans>
        </>
      )}
      {state === 'declined' && <Trans>Declined on {on}.</Trans>}
      {state === 'withdrawn' && (
        <Trans>
          {author} took this back on {on}.
        </Trans>
      )}
      {reads === 'lost' && state !== 'withdrawn' && state !== 'declined' && (
        <>
          {' '}
          <Trans>A name has changed since, and we didn't keep the earlier words. Propose this clause again.</Trans>
        </>
      )}
    </p>
  )
}

/** What the same clause would say if it were written today, where that is something else. */
function Today({ item: { state, today } }: Pick<ItemCardProps, 'item'>) {
  if (today === null || state === 'withdrawn' || state === 'declined') return null
  const text = today.join(' ')
  return (
    <div className="grid gap-1 border-s-4 border-attention ps-3 text-sm">
      <p>
        <Trans>Names have changed since. Written today, this clause would say:</Trans> <q>{text}</q>
      </p>
      {state === 'accepted' ? (
        <p>
          <Trans>What you both agreed to stays the same until you both agree to a change.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Agreeing accepts the text as it was proposed.</Trans>
        </p>
      )}
    </div>
  )
}
