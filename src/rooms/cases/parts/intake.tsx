import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useChange } from '../../../web/inside/use-change.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { calls, type CaseRecord, type Phase, phases, type Profile, type Seat } from '../contract.ts'
import { Children } from './children.tsx'
import { Contacts } from './contacts.tsx'
import { Orders } from './orders.tsx'
import { recordAddresses } from './renews.ts'
import { Step } from './step.tsx'
import { StepCourt, StepDates, StepPhase, StepSide } from './step-fields.tsx'
import { StepPlace, StepWho } from './step-shared.tsx'
import { caseLink } from './use-case.ts'

/** The step of an address, 1 to 8; `null` where it names none. */
export function stepOf(search: URLSearchParams): number | null {
  const step = Number(search.get('step'))
  return Number.isInteger(step) && step >= 1 && step <= 8 ? step : null
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const dayFields = ['marriedOn', 'separatedOn', 'filedOn', 'servedOn', 'decreeOn'] as const

/** What of the profile a step's own form says. */
function profileOf(step: number, form: FormData): Partial<Profile> {
  switch (step) {
    case 4:
      return { court: text(form, 'court'), docket: text(form, 'docket') }
    case 5: {
      const side = text(form, 'isPetitioner')
      return { isPetitioner: side === '' ? null : side === 'yes' }
    }
    case 6:
      return Object.fromEntries(dayFields.map((field) => [field, text(form, field) || null]))
    case 7:
      return { phase: phases.find((phase): phase is Phase => phase === text(form, 'phase')) ?? 'preparing' }
    default:
      return {}
  }
}

/** The intake of a case that is begun: eight steps, each saved by itself; to be left and come back to at any of them. */
export function Intake({ record, seat, step, search }: { record: CaseRecord; seat: Seat; step: number; search: URLSearchParams }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { send, busy, problem } = useChange(calls.saveProfile, recordAddresses)
  const to = (other: number) => caseLink(other > 8 ? '/case-toolkit' : `/case-toolkit?step=${other}`, search)
  const save = async (profile: Partial<Profile>) => {
    const kept = await send({ params: { case: record.caseId }, body: { ...profile, step: step + 1 } })
    if (kept) go(to(step + 1))
  }
  const frame = {
    step,
    back: step === 1 ? null : to(step - 1),
    busy,
    problem,
    onSave: (form: FormData) => save(profileOf(step, form)),
    onSkip: step === 8 ? undefined : () => void save({}),
  }
  const titles = [
    t`The two parents`,
    t`Children`,
    t`Place and time zone`,
    t`Court and docket`,
    t`People of the case`,
    t`Dates`,
    t`Where the case stands`,
    t`Orders in force`,
  ]
  const inside = () => {
    switch (step) {
      case 2:
        return (
          <>
            <p>
              <Trans>A first name or an initial is enough. We ask for the month of birth to show ages, and never for the day.</Trans>
            </p>
            <Children record={record} />
          </>
        )
      case 4:
        return <StepCourt problem={problem} record={record} />
      case 5:
        return (
          <>
            <StepSide record={record} />
            <p>
              <Trans>The judge and both attorneys, as far as you know them. The other parent does not see this.</Trans>
            </p>
            <Contacts record={record} />
          </>
        )
      case 6:
        return <StepDates problem={problem} record={record} />
      case 7:
        return <StepPhase record={record} />
      default:
        return (
          <>
            <p>
              <Trans>What an order says about exchanges, notice and answers is held against the schedule and against requests.</Trans>
            </p>
            <Orders record={record} />
          </>
        )
    }
  }
  return (
    <div className="grid gap-6">
      {step === 1 && <StepWho frame={frame} next={to(2)} record={record} seat={seat} title={titles[0]!} />}
      {step === 3 && <StepPlace frame={frame} onProfile={save} record={record} title={titles[2]!} />}
      {step !== 1 && step !== 3 && (
        <Step {...frame} key={step} title={titles[step - 1]}>
          {inside()}
        </Step>
      )}
      <p>
        <ButtonLink kind="quiet" to={to(9)}>
          <Trans>Leave it here and come back later</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
