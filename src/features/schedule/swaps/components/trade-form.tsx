import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import type { ClearErrors } from '#web/form/use-form.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { Names } from '#case/cases/public.tsx'
import { calls, type Leg, type TradeDraft } from '../contract.ts'
import { EffectPreview } from './effect-preview.tsx'
import { LegFields } from './leg-fields.tsx'

interface TradeFormProps {
  caseId: string
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
  /** The author's side, which the first time begins with. */
  side: 'A' | 'B'
  /** What it begins from: a saved draft, one from the calendar, or the request that is answered. */
  start: Partial<TradeDraft>
  /** Which request is changed, or answered with other terms. */
  of: { is: 'new' } | { is: 'draft' | 'counter'; trade: string }
  onDone: () => void
}

const invalidates = ['/api/exchanges', '/api/answers']

/** The form of a request: saved as a draft, or sent. */
export function TradeForm({ caseId, zone, names, kids, side, start, of, onDone }: TradeFormProps) {
  const { t } = useLingui()
  const adding = useMutation(calls.add, invalidates)
  const changing = useMutation(calls.change, invalidates)
  const countering = useMutation(calls.counter, invalidates)
  const empty: Leg = { from: '', to: '', children: kids.map(({ id }) => id), side }
  const [draft, setDraft] = useState<TradeDraft>({
    kind: start.kind ?? 'swap',
    legs: start.legs?.map((leg) => ({ ...leg, children: [...leg.children] })) ?? [empty],
    reason: start.reason ?? '',
    handover: start.handover ?? '',
    respondBy: start.respondBy ?? null,
  })
  const put = (more: Partial<TradeDraft>) => setDraft({ ...draft, ...more })
  const { legs } = draft
  const send = (how: string) => {
    const isSent = how !== 'draft'
    const done = { done: isSent ? t`Sent` : t`The draft is kept` }
    const body = { ...draft, send: isSent }
    if (of.is === 'new') return adding.send({ params: { case: caseId }, body }, done)
    const params = { case: caseId, trade: of.trade }
    return of.is === 'draft' ? changing.send({ params, body }, done) : countering.send({ params, body: draft }, done)
  }
  /** A time that has no beginning, or else no end. */
  const unfinished = () =>
    legs.flatMap(({ from, to }, index) => {
      if (from !== '' && to !== '') return []
      const number = index + 1
      const sentence = legs.length > 1 ? t`Time ${number}: say from when to when.` : t`Say from when to when.`
      return [[`legs.${index}.${from === '' ? 'from' : 'to'}`, sentence] as const]
    })
  /** Takes back what was said of this time, and of those after it: they have another number now. */
  const remove = (index: number, clearErrors: ClearErrors) => {
    put({ legs: legs.filter((_, at) => at !== index) })
    clearErrors((field) => field.startsWith('legs.') && Number(field.split('.')[1]) >= index)
  }
  return (
    <Form
      check={() => Object.fromEntries(unfinished())}
      isControlled
      kind="primary"
      more={
        of.is !== 'counter' && (
          <Button busy={adding.busy || changing.busy} kind="secondary" type="submit" value="draft">
            <Trans>Keep as a draft</Trans>
          </Button>
        )
      }
      mutation={of.is === 'new' ? adding : of.is === 'draft' ? changing : countering}
      onClose={onDone}
      read={() => null}
      send={(_, how) => send(how)}
      submit={of.is === 'counter' ? <Trans>Send the answer</Trans> : <Trans>Send the request</Trans>}
    >
      {(errorAt, clearErrors) => (
        <>
          <RadioGroup
            error={errorAt('kind')}
            legend={t`What you ask for`}
            name="kind"
            onChange={(kind) => put({ kind })}
            options={[
              { value: 'swap', label: t`A swap`, hint: t`Time goes both ways.` },
              { value: 'give', label: t`One way`, hint: t`One parent takes time from the other, or gives it.` },
            ]}
            value={draft.kind}
          />
          {legs.map((leg, index) => (
            <LegFields
              errorAt={errorAt}
              index={index}
              // oxlint-disable-next-line react/no-array-index-key -- a time is its place: two may say the same
              key={index}
              kids={kids}
              leg={leg}
              names={names}
              onChange={(next) => put({ legs: legs.map((each, at) => (at === index ? next : each)) })}
              onRemove={legs.length > 1 ? () => remove(index, clearErrors) : null}
            />
          ))}
          <p className="-mt-2 text-sm text-soft">
            <Trans>Times are those of the clock in {zone}.</Trans>
          </p>
          {legs.length < 12 && (
            <Button
              className="justify-self-start"
              kind="secondary"
              onClick={() => put({ legs: [...legs, { ...empty, side: legs.at(-1)!.side === 'A' ? 'B' : 'A' }] })}
            >
              <Trans>Add a time</Trans>
            </Button>
          )}
          <TextArea
            error={errorAt('reason')}
            hint={t`The other parent reads this. Keep to what is asked.`}
            label={t`Reason`}
            maxLength={1000}
            name="reason"
            onChange={(event) => put({ reason: event.target.value })}
            optional
            rows={2}
            value={draft.reason}
          />
          <TextInput
            error={errorAt('handover')}
            hint={t`Only if it is different from usual.`}
            label={t`Where and how the children change hands`}
            maxLength={500}
            name="handover"
            onChange={(event) => put({ handover: event.target.value })}
            optional
            value={draft.handover}
          />
          <EffectPreview caseId={caseId} draft={draft} kids={kids} names={names} zone={zone} />
          <TextInput
            error={errorAt('respondBy')}
            hint={t`Left empty, it is the time said above.`}
            label={t`Answer by`}
            name="respondBy"
            onChange={(event) => put({ respondBy: event.target.value || null })}
            optional
            type="datetime-local"
            value={draft.respondBy ?? ''}
          />
        </>
      )}
    </Form>
  )
}
