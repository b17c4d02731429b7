import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Wait } from '#accounts/subscriptions/public.tsx'
import { dayInWords } from '#web/days.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { type Application, calls } from '../contract.ts'
import { benefitNames, groundNames } from '../rules.ts'
import { Documents } from './documents.tsx'

/** The ground of an application, in words. */
function useGround() {
  const { i18n } = useLingui()
  return ({ ground, benefit }: Pick<Application, 'ground' | 'benefit'>) =>
    benefit === null ? i18n._(groundNames[ground]) : `${i18n._(groundNames[ground])}: ${i18n._(benefitNames[benefit])}`
}

function Reply({ waiver }: { waiver: string }) {
  const { t } = useLingui()
  const replying = useMutation(calls.reply, [calls.mine.path], { saysConflicts: true })
  return (
    <Form
      check={() => ({})}
      done={t`Answer sent.`}
      kind="primary"
      mutation={replying}
      read={(typed) => ({ words: typed('words') })}
      send={(body) => replying.send({ params: { waiver }, body })}
      submit={<Trans>Send answer</Trans>}
    >
      {(errorAt) => <TextArea counter={{ max: 1_000 }} error={errorAt('words')} label={t`Your answer`} name="words" optional rows={3} />}
    </Form>
  )
}

/** The application that is open: what happens next, its documents, and the way out of it. */
export function Open({ of }: { of: Application }) {
  const { i18n, t } = useLingui()
  const groundOf = useGround()
  const withdrawing = useMutation(calls.withdraw, [calls.mine.path], { saysConflicts: true })
  const [isAsking, setAsking] = useState(false)
  const day = dayInWords(of.askedAt, i18n.locale)
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2>{of.state === 'asked' ? <Trans>We need more from you</Trans> : <Trans>A person is going to decide</Trans>}</h2>
      <p>
        <Trans>Sent {day}.</Trans> {groundOf(of)}. <Wait />
      </p>
      {of.answer !== null && <p className="max-w-prose whitespace-pre-wrap border-s-4 border-action ps-3">{of.answer}</p>}
      <Documents there={of.files} />
      {of.state === 'asked' && <Reply waiver={of.id} />}
      <div>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          <Trans>Withdraw application</Trans>
        </Button>
      </div>
      <Confirm
        busy={withdrawing.busy}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void withdrawing.send({ params: { waiver: of.id } }, { done: t`Application withdrawn.` }).then((done) => done && setAsking(false))
        }
        open={isAsking}
        problem={withdrawing.problem?.sentence}
        title={<Trans>Withdraw this application?</Trans>}
        verb={<Trans>Withdraw application</Trans>}
      >
        <p>
          <Trans>Your documents are deleted at once. You can apply again.</Trans>
        </p>
      </Confirm>
    </Card>
  )
}

/** What became of earlier applications. */
export function Ended({ all }: { all: readonly Application[] }) {
  const { i18n } = useLingui()
  const groundOf = useGround()
  return (
    <ul>
      {all.map((one) => {
        const ended = dayInWords(one.endedAt!, i18n.locale)
        const until = one.until === null ? '' : dayInWords(new Date(Date.parse(one.until) - 1).toISOString(), i18n.locale)
        return (
          <li className="grid gap-1 border-t border-line py-3" key={one.id}>
            <p className="font-semibold">
              {one.state === 'granted' ? (
                <Trans>
                  Approved {ended}: free until {until}
                </Trans>
              ) : one.state === 'declined' ? (
                <Trans>Declined {ended}</Trans>
              ) : (
                <Trans>Withdrawn {ended}</Trans>
              )}
            </p>
            <p className="text-soft">{groundOf(one)}</p>
            {one.answer !== null && <p className="max-w-prose whitespace-pre-wrap">{one.answer}</p>}
          </li>
        )
      })}
    </ul>
  )
}
