import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayIn, timeIn } from '../../../web/inside/times.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { Badge } from '../../../web/ui/notice.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { type Actual as ActualRecord, calls } from '../contract.ts'
import type { Names } from './rule-words.ts'
import { Sums } from './sums.tsx'
import { dayShort, plusDays } from './wall.ts'
import { letterName } from './words.ts'

interface ActualProps {
  caseId: string
  today: string
  child: string | null
  kids: readonly { id: string; name: string }[]
  names: Names
}

const renews = ['/api/schedule']

/** What was otherwise than planned: records, and nights and hours as planned and as they were, for days that are over. */
export function Actual({ caseId, today, child, kids, names }: ActualProps) {
  const { t, i18n } = useLingui()
  const [range, setRange] = useState({ from: plusDays(today, -90), to: plusDays(today, -1) })
  const [adding, setAdding] = useState(false)
  const { data, error } = useAsk(calls.actual, { query: { case: caseId, ...range, ...(child && { child }) } }, { keepOld: true })
  return (
    <section aria-labelledby="actual" className="grid gap-4">
      <h2 id="actual">
        <Trans>Planned and actual time</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Note a time that was otherwise than planned. A note is yours alone until you share it. Time that nobody noted counts as planned,
          so this says what was noted, not all that happened.
        </Trans>
      </p>
      <div className="no-print grid max-w-xl gap-4 sm:grid-cols-2">
        <TextInput
          label={t`From`}
          max={range.to}
          onChange={(event) => event.target.value && setRange({ ...range, from: event.target.value })}
          type="date"
          value={range.from}
        />
        <TextInput
          label={t`To`}
          min={range.from}
          onChange={(event) => event.target.value && setRange({ ...range, to: event.target.value })}
          type="date"
          value={range.to}
        />
      </div>
      {error && !data && (
        <p role="alert">
          <Trans>It could not be loaded. Choose other days, or try again in a minute.</Trans>
        </p>
      )}
      {!data && !error && <Skeleton lines={5} />}
      {data && (
        <>
          {data.can.add && (
            <Button className="no-print justify-self-start" kind="secondary" onClick={() => setAdding(true)}>
              <Trans>Note a time</Trans>
            </Button>
          )}
          {data.planned && data.actual ? (
            <>
              <p>
                <Days count={data.days} differing={data.differing.length} records={data.records.length} />
              </p>
              <div className="grid gap-6 xl:grid-cols-2">
                <Sums caption={<Trans>As planned</Trans>} names={names} sums={data.planned} />
                <Sums caption={<Trans>As noted</Trans>} names={names} sums={data.actual} />
              </div>
              <ul className="text-sm">
                {data.differing.map(({ day, planned, actual }) => {
                  const letter = (holder: string) => letterName(holder === 'third' ? 'T' : holder === 'gap' ? '-' : holder, names, i18n)
                  const [date, was, is] = [dayShort(day, i18n.locale), letter(planned), letter(actual)]
                  return (
                    <li key={day}>
                      <Trans>
                        Night of {date}: planned {was}, noted {is}
                      </Trans>
                    </li>
                  )
                })}
              </ul>
            </>
          ) : (
            <p>
              <Trans>No schedule was in force on days that are over.</Trans>
            </p>
          )}
          <ul className="grid gap-3">
            {data.records.map((record) => (
              <Line caseId={caseId} key={record.id} names={names} record={record} zone={data.zone} />
            ))}
          </ul>
        </>
      )}
      <Dialog onClose={() => setAdding(false)} open={adding} title={<Trans>Note a time</Trans>}>
        <RecordForm caseId={caseId} kids={kids} names={names} onDone={() => setAdding(false)} today={today} />
      </Dialog>
    </section>
  )
}

function Days({ count, records, differing }: { count: number; records: number; differing: number }) {
  const { i18n } = useLingui()
  const [days, notes, nights] = [count, records, differing].map((number) => i18n.number(number))
  return (
    <Trans>
      {days} days that are over, notes: {notes}, nights that differ: {nights}.
    </Trans>
  )
}

function Line({ record, caseId, zone, names }: { record: ActualRecord; caseId: string; zone: string; names: Names }) {
  const { i18n } = useLingui()
  const { send, busy, problem } = useChange(calls.settleRecord, renews)
  const moment = (iso: string) => `${dayIn(iso, zone, i18n.locale)}, ${timeIn(iso, zone, i18n.locale)}`
  const [from, to, who] = [moment(record.fromAt), moment(record.toAt), names[record.holder]]
  const settle = (act: 'share' | 'remove') => void send({ params: { case: caseId, record: record.id }, body: { act } })
  return (
    <li className="grid gap-1 rounded-sm border border-line bg-surface p-3">
      <p>
        <Badge>{record.isShared ? <Trans>Shared</Trans> : <Trans>Private</Trans>}</Badge>{' '}
        <Trans>
          {from} to {to}: with {who}
        </Trans>
      </p>
      {record.note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{record.note}</p>}
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      {record.isMine && !record.isShared && (
        <div className="no-print flex flex-wrap gap-3">
          <Button busy={busy} kind="quiet" onClick={() => settle('share')}>
            <Trans>Share it; it then stays</Trans>
          </Button>
          <Button busy={busy} kind="quiet" onClick={() => settle('remove')}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

function RecordForm({ caseId, today, kids, names, onDone }: Omit<ActualProps, 'child'> & { onDone: () => void }) {
  const { t } = useLingui()
  const { send, busy, problem } = useChange(calls.record, renews)
  const [missing, setMissing] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const at = (name: string) => String(form.get(name) ?? '').trim()
    const isMissing = ['fromDay', 'fromAt', 'toDay', 'toAt'].some((name) => at(name) === '')
    setMissing(isMissing)
    if (isMissing) return
    const holder = (['A', 'B', 'third'] as const).find((one) => one === at('holder')) ?? 'third'
    const body = {
      from: { day: at('fromDay'), at: at('fromAt') },
      to: { day: at('toDay'), at: at('toAt') },
      holder,
      childIds: form.getAll('child').map(String),
      note: at('note'),
      isShared: form.get('isShared') === 'on',
    }
    if (await send({ params: { case: caseId }, body })) onDone()
  }
  return (
    <form autoComplete="off" className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {(missing || problem) && (
        <p className="font-semibold text-danger" role="alert">
          {missing ? <Trans>Say from when to when.</Trans> : problem?.sentence}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput defaultValue={plusDays(today, -1)} label={t`Began on`} max={today} name="fromDay" type="date" />
        <TextInput label={t`Began at`} name="fromAt" type="time" />
        <TextInput defaultValue={today} label={t`Ended on`} max={today} name="toDay" type="date" />
        <TextInput label={t`Ended at`} name="toAt" type="time" />
      </div>
      <Select label={t`With`} name="holder" options={(['A', 'B', 'third'] as const).map((value) => ({ value, label: names[value] }))} />
      {kids.length > 1 && (
        <fieldset>
          <legend className="font-semibold">
            <Trans>For</Trans>
          </legend>
          {kids.map(({ id, name }) => (
            <Checkbox key={id} label={name} name="child" value={id} />
          ))}
          <p className="text-sm text-soft">
            <Trans>For all children where none is ticked.</Trans>
          </p>
        </fieldset>
      )}
      <TextArea label={t`Note`} maxLength={1000} name="note" optional rows={3} />
      <Checkbox label={<Trans>Share it with the other parent. What is shared stays.</Trans>} name="isShared" />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          <Trans>Save the note</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
