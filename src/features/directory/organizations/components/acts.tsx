import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutations } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { useToast } from '#web/toasts.tsx'
import { calls, longest, type Seat, shortestWhy } from '../contract.ts'
import { errorAt, Form, SourceFields, sourceOf, textOf } from './form.tsx'
import { SeatFields, seatFields, seatOf } from './seat-fields.tsx'

const acts = ['end', 'correct', 'withdraw'] as const
type Act = (typeof acts)[number]

function Change({ seat, onDone }: { seat: Seat; onDone: () => void }) {
  const { t } = useLingui()
  const say = useToast()
  const [act, setAct] = useState<Act>(seat.toOn === null ? 'end' : 'correct')
  const { run, busy, problem, clear } = useMutations(['/api/organizations'])
  const at = errorAt(problem)
  const params = { seat: seat.seat }
  const send = (form: FormData) => {
    const why = textOf(form, 'why')
    if (act === 'withdraw') return run(calls.withdrawSeat, { params, body: { why } })
    if (act === 'correct') return run(calls.correctSeat, { params, body: { ...seatOf(form), why, ...sourceOf(form) } })
    return run(calls.endSeat, { params, body: { toOn: textOf(form, 'toOn'), reason: textOf(form, 'reason'), ...sourceOf(form) } })
  }
  const labels: Readonly<Record<Act, string>> = { end: t`End seat`, correct: t`Correct seat`, withdraw: t`Take seat back` }
  const options = [
    ...(seat.toOn === null ? [{ value: 'end' as const, label: t`It ended` }] : []),
    { value: 'correct' as const, label: t`Something in it is wrong` },
    { value: 'withdraw' as const, label: t`It never was`, hint: t`Another person, or the wrong place.` },
  ]
  return (
    <Form
      busy={busy}
      fields={seatFields}
      isDanger={act === 'withdraw'}
      onSend={async (form) => {
        if (!(await send(form)).ok) return
        say({ title: t`Kept. What stood there before stays in the list.` })
        onDone()
      }}
      problem={problem}
      verb={labels[act]}
    >
      <RadioGroup
        legend={t`What changes?`}
        name="act"
        onChange={(value) => {
          clear()
          setAct(value)
        }}
        options={options}
        value={act}
      />
      {act === 'end' && (
        <>
          <TextInput error={at('toOn')} label={t`The first day on which it is over`} name="toOn" type="date" />
          <TextInput
            error={at('reason')}
            hint={t`Retired, term ended, left the firm`}
            label={t`Why it ended`}
            maxLength={longest.role}
            name="reason"
          />
        </>
      )}
      {act === 'correct' && <SeatFields problem={problem} was={seat} />}
      {act !== 'end' && (
        <TextArea counter={{ min: shortestWhy, max: longest.why }} error={at('why')} label={t`Reason`} name="why" rows={3} />
      )}
      {act !== 'withdraw' && <SourceFields problem={problem} />}
    </Form>
  )
}

/** What can be done with one seat. */
export function Acts({ seat }: { seat: Seat }) {
  const [open, setOpen] = useState(false)
  const { name } = seat.person
  return (
    <span className="no-print">
      <Button className="whitespace-nowrap" kind="quiet" onClick={() => setOpen(true)}>
        <Trans>
          Change …
          <span className="sr-only">
            {' '}
            {seat.role}, {name}
          </span>
        </Trans>
      </Button>
      <Dialog
        onClose={() => setOpen(false)}
        open={open}
        title={
          <Trans>
            {seat.role}, {name}
          </Trans>
        }
      >
        <Change onDone={() => setOpen(false)} seat={seat} />
      </Dialog>
    </span>
  )
}
