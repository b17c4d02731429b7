import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Demand, demandKinds, calls } from '../contract.ts'
import { DemandTable } from './demand-table.tsx'
import { Problem } from '#web/form/problem.tsx'
import { useDeskMutation } from './use-desk-mutation.ts'
import { demandStateWords, demandWords } from './words.ts'

const settledAs = ['objected', 'answered_nothing', 'answered_part', 'withdrawn'] as const
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What was done about a demand. */
function Settle({ demand, onClose }: { demand: Demand | null; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { send, busy, problem } = useDeskMutation(calls.settleDemand)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const state = settledAs.find((one) => one === textOf(form, 'state'))
    if (demand === null || state === undefined) return
    void send({ params: { id: demand.id }, body: { state, note: textOf(form, 'note') } }).then((done) => done && onClose())
  }
  return (
    <Dialog onClose={onClose} open={demand !== null} title={<Trans>What was done about it?</Trans>}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Problem of={problem} />
        <Select label={t`Outcome`} name="state" options={settledAs.map((value) => ({ value, label: i18n._(demandStateWords[value]) }))} />
        <TextArea counter={{ min: 10, max: 2000 }} label={t`Note`} name="note" rows={4} />
        <Button busy={busy} className="justify-self-start" type="submit">
          <Trans>Keep</Trans>
        </Button>
      </form>
    </Dialog>
  )
}

/** A demand that reached us, entered by hand. */
function Enter() {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { send, busy, problem } = useDeskMutation(calls.addDemand)
  const [round, setRound] = useState(0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [docket, answerBy] = [textOf(form, 'docket'), textOf(form, 'answerBy')]
    const kind = demandKinds.find((one) => one === textOf(form, 'kind'))!
    const body = {
      kind,
      fromWhom: textOf(form, 'fromWhom'),
      asksFor: textOf(form, 'asksFor'),
      receivedOn: textOf(form, 'receivedOn'),
      ...(docket !== '' && { docket }),
      ...(answerBy !== '' && { answerBy }),
    }
    void send({ body }).then((done) => {
      if (done) toast({ title: t`The demand is entered` })
      if (done) setRound((before) => before + 1)
      return done
    })
  }
  const errorAt = (name: string) => (problem?.field === name ? problem.sentence : undefined)
  return (
    <form className="grid max-w-2xl gap-4" key={round} noValidate onSubmit={submit}>
      <Problem of={problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={t`Kind`} name="kind" options={demandKinds.map((value) => ({ value, label: i18n._(demandWords[value]) }))} />
        <TextInput autoComplete="off" error={errorAt('docket')} label={t`Case number`} maxLength={80} name="docket" optional />
        <TextInput autoComplete="off" error={errorAt('fromWhom')} label={t`From whom`} maxLength={200} name="fromWhom" />
        <TextInput error={errorAt('receivedOn')} label={t`Arrived on`} name="receivedOn" type="date" />
        <TextInput error={errorAt('answerBy')} label={t`Answer due by`} name="answerBy" optional type="date" />
      </div>
      <TextArea counter={{ min: 10, max: 2000 }} error={errorAt('asksFor')} label={t`What it asks for`} name="asksFor" rows={3} />
      <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
        <Trans>Enter the demand</Trans>
      </Button>
    </form>
  )
}

/** Subpoenas, orders and requests to us. */
export function Demands() {
  const { t } = useLingui()
  const asked = useApiQuery(calls.demands, {})
  const [settling, setSettling] = useState<Demand | null>(null)
  return (
    <div className="grid gap-6">
      <Loaded query={asked} failed={t`The demands cannot be shown`} lines={4}>
        {({ demands }) =>
          demands.length === 0 ? (
            <Empty title={t`No demand has reached us`}>
              <Trans>Subpoenas, orders of courts and requests of authorities are entered here by hand.</Trans>
            </Empty>
          ) : (
            <DemandTable demands={demands} onSettle={setSettling} />
          )
        }
      </Loaded>
      <h3>
        <Trans>Enter a demand</Trans>
      </h3>
      <Enter />
      {settling !== null && <Settle demand={settling} key={settling.id} onClose={() => setSettling(null)} />}
    </div>
  )
}
