import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { type Answer, calls } from '../contract.ts'
import { harmProblem } from '../rules.ts'
import { changeHeader, Flag, RowButton } from './cells.tsx'
import type { KnownFlag } from './cohort-dialog.tsx'
import { answersFrom, answersIn, HarmFields } from './harm-fields.tsx'
import { Moment } from './moment.tsx'
import { useMutations } from '#web/form/use-mutation.ts'
import { flagAddresses } from './addresses.ts'

function Form({ flag, saved, onDone }: { flag: string; saved: readonly Answer[]; onDone: () => void }) {
  const { t } = useLingui()
  const [answers, setAnswers] = useState(() => answersFrom(saved))
  const { run, refuse, busy, problem, attempt } = useMutations(flagAddresses)
  const field = problem?.is === 'refused' ? problem.field : null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = answersIn(answers)
    const unanswered = harmProblem(given)
    if (unanswered) return void refuse(unanswered.question)
    if ((await run(calls.answerHarm, { params: { flag }, body: { answers: given } }, { done: t`Checklist saved` })).ok) onDone()
  }
  const at = field === null ? null : { control: `harm-${field}`, text: t`Answer the harm checklist.` }
  return (
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <NotSent at={at} became={problem} key={attempt} title={t`Nothing was changed`} />}
      <HarmFields answers={answers} onChange={setAnswers} wrong={field} />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Save checklist</Trans>
      </Button>
    </form>
  )
}

function Checklist({ flag, onDone }: { flag: string; onDone: () => void }) {
  const { t } = useLingui()
  const { data, isError, refetch, isFetching } = useApiQuery(calls.harm, { params: { flag } })
  if (isError && !data) {
    return (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={t`Nothing was changed. Try again in a moment.`}
        title={t`The checklist could not be loaded`}
      />
    )
  }
  if (!data) return <Skeleton lines={8} />
  const who = data.by ?? t`somebody who is gone`
  return (
    <>
      {data.at !== null && (
        <p className="text-sm text-soft">
          <Trans>
            Answered <Moment at={data.at} />, by {who}. New answers are kept beside the old ones.
          </Trans>
        </p>
      )}
      <Form flag={flag} saved={data.answers} onDone={onDone} />
    </>
  )
}

function OpenChecklist({ flag: { name, hasHarmCheck }, open }: { flag: KnownFlag; open: (name: string) => void }) {
  return (
    <RowButton of={name} onClick={() => open(name)}>
      {hasHarmCheck ? <Trans>Read or renew</Trans> : <Trans>Answer</Trans>}
    </RowButton>
  )
}

const columnsOf = (open: (name: string) => void): readonly Column<KnownFlag>[] => [
  { key: 'name', header: <Trans>Flag</Trans>, cell: ({ name }) => <Flag name={name} /> },
  {
    key: 'state',
    header: <Trans>Checklist</Trans>,
    cell: ({ hasHarmCheck }) => (hasHarmCheck ? <Trans>Answered</Trans> : <Trans>Not answered</Trans>),
  },
  { key: 'open', header: changeHeader, cell: (flag) => <OpenChecklist flag={flag} open={open} /> },
]

/** Which of the flags that are off were thought through, and the checklist of each. */
export function Checklists() {
  const { t } = useLingui()
  const { data } = useApiQuery(calls.cohorts, {})
  const [open, setOpen] = useState<string | null>(null)
  const name = open ?? ''
  // That the cohorts could not be loaded is said above.
  if (!data) return null
  return (
    <section aria-labelledby="harm" className="grid gap-4">
      <h2 id="harm">
        <Trans>Harm checklists</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>What is off by default reaches nobody, in a cohort or elsewhere, before its checklist is answered.</Trans>
      </p>
      <Table
        caption={t`Flags that are off by default`}
        columns={columnsOf(setOpen)}
        quiet
        rowKey={(flag) => flag.name}
        rows={data.flags.filter(({ isOnByDefault }) => !isOnByDefault)}
      />
      <Dialog onClose={() => setOpen(null)} open={open !== null} title={t`Checklist of ${name}`}>
        {open !== null && <Checklist flag={open} key={open} onDone={() => setOpen(null)} />}
      </Dialog>
    </section>
  )
}
