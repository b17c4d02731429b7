import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMutation } from '#web/form/use-mutation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, recordAddresses } from '#case/cases/public.tsx'
import { calls, phases, type Profile } from '../contract.ts'
import { dayFields } from '../rules.ts'
import { CourtFields } from './court-fields.tsx'
import type { IntakeRecord } from './record.ts'
import { Step } from './step.tsx'
import { DateFields, PhaseFields, PlaceFields, SideFields, WhoFields } from './step-fields.tsx'
import type { ErrorAt, Values } from '#web/form/use-form.ts'

/** The step in an address, 1 to 8; `null` if it has none. */
export function stepOf(search: URLSearchParams): number | null {
  const step = Number(search.get('step'))
  return Number.isInteger(step) && step >= 1 && step <= 8 ? step : null
}

/** The values of a step's fields: shared details, and the parent's own intake. */
interface Entered {
  shared?: { title?: string; otherName?: string; state?: string; zone?: string }
  own?: Partial<Profile>
}

function enteredAt(step: number, typed: Values, { can }: IntakeRecord): Entered {
  switch (step) {
    case 1:
      return { shared: { title: typed('title'), ...(can.nameOther && { otherName: typed('otherName') }) } }
    case 3:
      return { shared: { state: typed('state'), zone: typed('zone') }, own: { county: typed('county') } }
    case 4:
      return { own: { court: typed('court'), docket: typed('docket') } }
    case 5:
      return { own: { isPetitioner: typed('isPetitioner') === '' ? null : typed('isPetitioner') === 'yes' } }
    case 6:
      return { own: Object.fromEntries(dayFields.map((field) => [field, typed(field) || null])) }
    case 7:
      return { own: { phase: phases.find((phase) => phase === typed('phase')) ?? 'preparing' } }
    default:
      return {}
  }
}

/** Lists of the case that a step shows; their own forms save at once. */
interface Lists {
  children: ReactNode
  contacts: ReactNode
  orders: ReactNode
}

interface IntakeProps {
  record: IntakeRecord
  seat: Seat
  step: number
  search: URLSearchParams
  lists: Lists
}

/** The intake of an existing case: eight steps, saved separately, so that the parent can leave and return at any step. */
export function Intake({ record, seat, step, search, lists }: IntakeProps) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const amending = useMutation(caseCalls.amend, recordAddresses)
  const saving = useMutation(calls.saveProfile, recordAddresses)
  const params = { case: record.caseId }
  const to = (other: number) => caseLink(other > 8 ? '/case-toolkit' : `/case-toolkit?step=${other}`, search)
  const save = async ({ shared, own }: Entered) => {
    const isNew = Object.entries(shared ?? {}).some(([field, value]) => value !== record[field as 'title'])
    if (shared && isNew && !(await amending.send({ params, body: shared }))) return null
    const saved = await saving.send({ params, body: { ...own, step: step + 1 } })
    if (saved) go(to(step + 1))
    return saved
  }
  const { title, fields, list } = useSteps(record, seat, lists)[step - 1]!
  return (
    <div className="grid gap-6">
      <Step
        back={step === 1 ? null : to(step - 1)}
        mutation={{ busy: amending.busy || saving.busy, problem: amending.problem ?? saving.problem }}
        key={step}
        list={list}
        required={{ title: t`Give the case a name.`, otherName: t`Write how you call the other parent.` }}
        onSkip={step === 8 ? undefined : () => void save({})}
        read={(typed) => enteredAt(step, typed, record)}
        send={save}
        step={step}
        title={title}
      >
        {fields}
      </Step>
      <p>
        <ButtonLink kind="quiet" to={to(9)}>
          <Trans>Leave it here and come back later</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}

interface StepContent {
  title: string
  fields?: (errorAt: ErrorAt) => ReactNode
  list?: ReactNode
}

/** The eight steps in order. */
function useSteps(record: IntakeRecord, seat: Seat, lists: Lists): readonly StepContent[] {
  const { t } = useLingui()
  const withWords = (words: ReactNode, list: ReactNode) => (
    <>
      <p>{words}</p>
      {list}
    </>
  )
  return [
    { title: t`The two parents`, fields: (errorAt) => <WhoFields errorAt={errorAt} record={record} seat={seat} /> },
    {
      title: t`Children`,
      list: withWords(
        <Trans>A first name or an initial is enough. We ask for the month of birth to show ages, and never for the day.</Trans>,
        lists.children,
      ),
    },
    { title: t`Place and time zone`, fields: (errorAt) => <PlaceFields errorAt={errorAt} record={record} /> },
    { title: t`Court and docket`, fields: (errorAt) => <CourtFields errorAt={errorAt} record={record} /> },
    {
      title: t`People of the case`,
      fields: () => <SideFields record={record} />,
      list: withWords(
        <Trans>The judge and both attorneys, as far as you know them. The other parent does not see this.</Trans>,
        lists.contacts,
      ),
    },
    { title: t`Dates`, fields: (errorAt) => <DateFields errorAt={errorAt} record={record} /> },
    { title: t`Where the case stands`, fields: () => <PhaseFields record={record} /> },
    {
      title: t`Orders in force`,
      list: withWords(
        <Trans>What an order says about exchanges, notice and answers is held against the schedule and against requests.</Trans>,
        lists.orders,
      ),
    },
  ]
}
