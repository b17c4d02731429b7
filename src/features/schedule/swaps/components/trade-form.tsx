import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import type { Names } from '#case/cases/public.tsx'
import { calls, type Leg, type TradeDraft } from '../contract.ts'
import { LegFields } from './leg-fields.tsx'
import { EffectPreview } from './effect-preview.tsx'

interface TradeFormProps {
  caseId: string
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
  /** The author's side, which the first time begins with. */
  side: 'A' | 'B'
  /** What it begins from: a saved draft, one from the calendar, or the request that is answered. */
  start: Partial<TradeDraft>
  /** Which trade is changed, or answered with other terms. */
  of: { is: 'new' } | { is: 'draft' | 'counter'; trade: string }
  onDone: () => void
}

const invalidates = ['/api/exchanges', '/api/answers']

/** The form of a request. What was typed stays until it is saved or sent. */
export function TradeForm({ caseId, zone, names, kids, side, start, of, onDone }: TradeFormProps) {
  const { t } = useLingui()
  const toast = useToast()
  const adding = useMutation(calls.add, invalidates)
  const changing = useMutation(calls.change, invalidates)
  const countering = useMutation(calls.counter, invalidates)
  const empty: Leg = { from: '', to: '', children: kids.map(({ id }) => id), side }
  const [kind, setKind] = useState<TradeDraft['kind']>(start.kind ?? 'swap')
  const [legs, setLegs] = useState<Leg[]>(start.legs ? start.legs.map((leg) => ({ ...leg, children: [...leg.children] })) : [empty])
  const [rest, setRest] = useState({ reason: start.reason ?? '', handover: start.handover ?? '', respondBy: start.respondBy ?? '' })
  const [missing, setMissing] = useState<number | null>(null)
  const { busy, problem } = of.is === 'new' ? adding : of.is === 'draft' ? changing : countering
  const draft: TradeDraft = { kind, legs, reason: rest.reason, handover: rest.handover, respondBy: rest.respondBy || null }
  const send = async (isSent: boolean) => {
    const unfinished = legs.findIndex(({ from, to }) => from === '' || to === '')
    setMissing(unfinished === -1 ? null : unfinished)
    if (unfinished !== -1) return
    const at = { case: caseId }
    const body = { ...draft, send: isSent }
    const saved =
      of.is === 'new'
        ? await adding.send({ params: at, body })
        : of.is === 'draft'
          ? await changing.send({ params: { ...at, trade: of.trade }, body })
          : await countering.send({ params: { ...at, trade: of.trade }, body: draft })
    if (!saved) return
    toast({ title: isSent ? t`Sent` : t`The draft is kept` })
    onDone()
  }
  // A part is its place: two may say the same.
  const numbered = legs.map((leg, index) => ({ leg, index }))
  const errorOf = (index: number) => (problem?.field === `legs.${index}` ? problem.sentence : undefined)
  const isElsewhere = problem !== null && !/^(legs\.\d+|kind|respondBy)$/.test(problem.field ?? '')
  return (
    <form
      autoComplete="off"
      className="grid gap-5"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as globalThis.SubmitEvent
        void send(!(submitter instanceof HTMLButtonElement && submitter.value === 'draft'))
      }}
    >
      {isElsewhere && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <RadioGroup
        error={problem?.field === 'kind' ? problem.sentence : undefined}
        legend={t`What you ask for`}
        name="kind"
        onChange={setKind}
        options={[
          { value: 'swap', label: t`A swap`, hint: t`Time goes both ways.` },
          { value: 'give', label: t`One way`, hint: t`One parent takes time from the other, or gives it.` },
        ]}
        value={kind}
      />
      {numbered.map(({ leg, index }) => (
        <LegFields
          kids={kids}
          error={errorOf(index)}
          isUnfinished={missing === index}
          key={index}
          leg={leg}
          names={names}
          number={index + 1}
          onChange={(next) => setLegs(legs.map((each, at) => (at === index ? next : each)))}
          onRemove={legs.length > 1 ? () => setLegs(legs.filter((_, at) => at !== index)) : null}
        />
      ))}
      <p className="-mt-2 text-sm text-soft">
        <Trans>Times are those of the clock in {zone}.</Trans>
      </p>
      {legs.length < 12 && (
        <Button
          className="justify-self-start"
          kind="secondary"
          onClick={() => setLegs([...legs, { ...empty, side: legs.at(-1)!.side === 'A' ? 'B' : 'A' }])}
        >
          <Trans>Add a time</Trans>
        </Button>
      )}
      <TextArea
        hint={t`The other parent reads this. Keep to what is asked.`}
        label={t`Reason`}
        maxLength={1000}
        onChange={(event) => setRest({ ...rest, reason: event.target.value })}
        optional
        rows={2}
        value={rest.reason}
      />
      <TextInput
        hint={t`Only where it is otherwise than usual.`}
        label={t`Where and how the children change hands`}
        maxLength={500}
        onChange={(event) => setRest({ ...rest, handover: event.target.value })}
        optional
        value={rest.handover}
      />
      <EffectPreview caseId={caseId} kids={kids} draft={draft} names={names} zone={zone} />
      <TextInput
        error={problem?.field === 'respondBy' ? problem.sentence : undefined}
        hint={t`Left empty, it is the time said above.`}
        label={t`Answer by`}
        onChange={(event) => setRest({ ...rest, respondBy: event.target.value })}
        optional
        type="datetime-local"
        value={rest.respondBy}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {of.is === 'counter' ? <Trans>Send the answer</Trans> : <Trans>Send the request</Trans>}
        </Button>
        {of.is !== 'counter' && (
          <Button busy={busy} kind="secondary" type="submit" value="draft">
            <Trans>Keep as a draft</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
