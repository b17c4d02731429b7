import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useChange } from '../../../web/inside/use-change.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { calls, type Clause, orderKinds, type OrderShown } from '../contract.ts'
import { factsOf } from './order-facts.ts'
import { errorAt, Problem } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { orderNames } from './words.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Adds an order with what its paragraphs say, or changes one. */
export function OrderForm({ caseId, order, onDone }: { caseId: string; order?: OrderShown | undefined; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const adding = useChange(calls.addOrder, recordAddresses)
  const changing = useChange(calls.changeOrder, recordAddresses)
  const [missing, setMissing] = useState<'title' | 'effectiveOn' | null>(null)
  const { busy, problem } = order ? changing : adding
  const facts = order?.facts ?? {}
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = {
      title: text(form, 'title'),
      kind: orderKinds.find((kind) => kind === form.get('kind')) ?? 'other',
      signedOn: text(form, 'signedOn') || null,
      effectiveOn: text(form, 'effectiveOn'),
      endsOn: text(form, 'endsOn') || null,
      facts: factsOf(form),
      isShared: form.get('isShared') === 'on',
    }
    const empty = (['title', 'effectiveOn'] as const).find((field) => body[field] === '') ?? null
    setMissing(empty)
    if (empty !== null) return
    const kept = order
      ? await changing.send({ params: { case: caseId, order: order.id }, body })
      : await adding.send({ params: { case: caseId }, body })
    if (kept) onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      <TextInput
        defaultValue={order?.title}
        error={missing === 'title' ? t`Give it a title.` : errorAt(problem, 'title')}
        label={t`Title of the order`}
        maxLength={160}
        name="title"
      />
      <Select
        defaultValue={order?.kind ?? 'temporary'}
        label={t`Kind`}
        name="kind"
        options={orderKinds.map((kind) => ({ value: kind, label: i18n._(orderNames[kind]) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          defaultValue={order?.effectiveOn}
          error={missing === 'effectiveOn' ? t`Say from which day it counts.` : errorAt(problem, 'effectiveOn')}
          label={t`In force from`}
          name="effectiveOn"
          type="date"
        />
        <TextInput
          defaultValue={order?.endsOn ?? ''}
          error={errorAt(problem, 'endsOn')}
          label={t`Until`}
          name="endsOn"
          optional
          type="date"
        />
        <TextInput
          defaultValue={order?.signedOn ?? ''}
          error={errorAt(problem, 'signedOn')}
          label={t`Signed`}
          name="signedOn"
          optional
          type="date"
        />
      </div>
      <p className="text-soft">
        <Trans>Open only what this order really says. The schedule and requests are held against it.</Trans>
      </p>
      <Fact clause={facts.exchange?.clause} name="exchange" title={<Trans>Exchanges</Trans>}>
        <TextInput defaultValue={facts.exchange?.time ?? ''} label={t`Time of exchanges`} name="exchange-time" optional type="time" />
        <TextInput
          defaultValue={facts.exchange?.place ?? ''}
          label={t`Place of exchanges`}
          maxLength={200}
          name="exchange-place"
          optional
        />
        <TextInput
          defaultValue={facts.exchange?.graceMinutes ?? ''}
          hint={t`How late somebody may be.`}
          label={t`Minutes of grace`}
          max={240}
          min={0}
          name="exchange-grace"
          optional
          type="number"
        />
      </Fact>
      <Count
        clause={facts.swapNotice?.clause}
        count={facts.swapNotice?.hours}
        label={t`Hours of notice for a swap`}
        max={8760}
        name="swapNotice"
        title={<Trans>Notice for swaps</Trans>}
      />
      <Count
        clause={facts.answerWithin?.clause}
        count={facts.answerWithin?.hours}
        label={t`Hours to answer`}
        max={8760}
        name="answerWithin"
        title={<Trans>Time to answer requests</Trans>}
      />
      <Count
        clause={facts.vacationNotice?.clause}
        count={facts.vacationNotice?.days}
        label={t`Days of notice for a vacation`}
        max={365}
        name="vacationNotice"
        title={<Trans>Notice for vacations</Trans>}
      />
      <Count
        clause={facts.travelNotice?.clause}
        count={facts.travelNotice?.days}
        label={t`Days of notice for travel`}
        max={365}
        name="travelNotice"
        title={<Trans>Notice for travel</Trans>}
      />
      <Count
        clause={facts.firstRefusal?.clause}
        count={facts.firstRefusal?.hours}
        label={t`From how many hours away`}
        max={720}
        name="firstRefusal"
        title={<Trans>Right of first refusal</Trans>}
      />
      <Checkbox
        defaultChecked={order?.isShared ?? false}
        label={<Trans>Share it with the other parent. They see it in this case, and cannot change it.</Trans>}
        name="isShared"
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {order ? <Trans>Save the order</Trans> : <Trans>Keep the order</Trans>}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

interface FactProps {
  name: string
  title: ReactNode
  clause: Clause | undefined
}

/** One thing that an order may say, with its paragraph and its own words. */
function Fact({ name, title, clause, children }: FactProps & { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <details className="rounded-sm border border-line" open={clause !== undefined}>
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">{title}</summary>
      <div className="grid gap-4 px-3 pb-3">
        {children}
        <TextInput defaultValue={clause?.paragraph ?? ''} label={t`Paragraph`} maxLength={40} name={`${name}-paragraph`} optional />
        <TextArea defaultValue={clause?.text ?? ''} label={t`Its words`} maxLength={1000} name={`${name}-words`} optional rows={2} />
      </div>
    </details>
  )
}

function Count({ count, label, max, ...fact }: FactProps & { count: number | undefined; label: string; max: number }) {
  return (
    <Fact {...fact}>
      <TextInput defaultValue={count ?? ''} inputMode="numeric" label={label} max={max} min={0} name={fact.name} optional type="number" />
    </Fact>
  )
}
