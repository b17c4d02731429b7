import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { dayInWords } from '../../../web/days.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { calls, type CaseRecord, type Child } from '../contract.ts'
import { errorAt, Problem } from './problem.tsx'
import { recordAddresses } from './renews.ts'
import { useRemoval } from './use-removal.tsx'

/** The children of a case: the least that a schedule needs. */
export function Children({ record }: { record: CaseRecord }) {
  const [open, setOpen] = useState<string | null>(null)
  const removing = useChange(calls.removeChild, recordAddresses)
  const { remove, undo } = useRemoval((id, removed) => removing.send({ params: { case: record.caseId, child: id }, body: { removed } }))
  const { can, children } = record
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {children.map((child) => (
          <li className="rounded-sm border border-line bg-surface p-3" key={child.id}>
            {open === child.id ? (
              <ChildForm caseId={record.caseId} child={child} onDone={() => setOpen(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <ChildLine child={child} />
                {can.change && (
                  <span className="no-print flex flex-wrap">
                    <Button kind="quiet" onClick={() => setOpen(child.id)}>
                      <Trans>Change</Trans>
                      <span className="sr-only"> {child.name}</span>
                    </Button>
                    <Button kind="quiet" onClick={() => void remove(child.id, child.name)}>
                      <Trans>Remove</Trans>
                      <span className="sr-only"> {child.name}</span>
                    </Button>
                  </span>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {undo}
      <Problem problem={removing.problem} />
      {can.change && open === null && (
        <div className="no-print">
          <ChildForm caseId={record.caseId} key={children.length} />
        </div>
      )}
    </div>
  )
}

function ChildLine({ child: { name, born } }: { child: Child }) {
  const { i18n } = useLingui()
  const month = born === null ? null : dayInWords(`${born}-01`, i18n.locale, 'month')
  return (
    <p className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-semibold">{name}</span>
      {month !== null && (
        <span className="text-soft">
          {' '}
          <Trans>born in {month}</Trans>
        </span>
      )}
    </p>
  )
}

/** Adds a child, or changes how one is named. */
function ChildForm({ caseId, child, onDone }: { caseId: string; child?: Child; onDone?: () => void }) {
  const { t } = useLingui()
  const adding = useChange(calls.addChild, recordAddresses)
  const changing = useChange(calls.changeChild, recordAddresses)
  const [missing, setMissing] = useState(false)
  const { busy, problem } = child ? changing : adding
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { name: String(form.get('name') ?? '').trim(), born: String(form.get('born') ?? '') || null }
    setMissing(body.name === '')
    if (body.name === '') return
    const kept = child
      ? await changing.send({ params: { case: caseId, child: child.id }, body })
      : await adding.send({ params: { case: caseId }, body })
    if (kept) onDone?.()
  }
  return (
    <form autoComplete="off" className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <Problem problem={problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          defaultValue={child?.name}
          error={missing ? t`Write a first name or an initial.` : errorAt(problem, 'name')}
          hint={t`A first name, a nickname or an initial.`}
          label={t`Child`}
          maxLength={40}
          name="name"
        />
        <TextInput
          defaultValue={child?.born ?? ''}
          error={errorAt(problem, 'born')}
          hint={t`Year and month, such as 2018-05.`}
          label={t`Born`}
          maxLength={7}
          name="born"
          optional
          type="month"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} kind="secondary" type="submit">
          {child ? <Trans>Save the child</Trans> : <Trans>Add the child</Trans>}
        </Button>
        {onDone && (
          <Button kind="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
