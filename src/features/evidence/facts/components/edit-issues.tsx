import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longest, usualIssues } from '#domain/facts/kinds.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { RowButtons, useOpenRow } from '#web/ui/row-buttons.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type Issue } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  issues: readonly Issue[]
  /** There is none yet: the fold is open. */
  isEmpty: boolean
}

/** Adds issues, by a tap on usual ones or in own words, and changes, orders and removes those that are there. */
export function EditIssues({ caseId, issues, isEmpty }: Props) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.addIssue, stale)
  const ordering = useMutation(calls.orderIssues, stale)
  const removing = useMutation(calls.removeIssue, stale)
  const [open, setOpen] = useOpenRow()
  const [asks, setAsks] = useState<Issue | null>(null)
  const add = async (name: string) => adding.send({ params: { case: caseId }, body: { name, note: '' } }, { done: t`Issue added` })
  const taken = new Set(issues.map(({ name }) => name.toLowerCase()))
  const usual = usualIssues.map((text) => i18n._(text)).filter((name) => !taken.has(name.toLowerCase()))
  const moveUp = async (id: string) => {
    const ids = issues.map((each) => each.id)
    const at = ids.indexOf(id)
    ids.splice(at - 1, 2, id, ids[at - 1]!)
    await ordering.send({ params: { case: caseId }, body: { issues: ids } })
  }
  const remove = async ({ id }: Issue) => {
    if (await removing.send({ params: { case: caseId, issue: id } }, { done: t`Issue removed` })) setAsks(null)
  }
  return (
    <Disclosure className="no-print" isOpen={isEmpty} title={<Trans>Add and change issues</Trans>}>
      <div className="grid gap-4 pb-2">
        {usual.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {usual.map((name) => (
              <ActionButton key={name} kind="secondary" mutation={{ busy: adding.busy, problem: null }} onAct={() => add(name)}>
                <Trans>Add “{name}”</Trans>
              </ActionButton>
            ))}
          </div>
        )}
        <Form
          columns="sm:grid-cols-[1fr_auto]"
          draft={`issue ${caseId}`}
          mutation={adding}
          read={(values) => values('name')}
          required={{ name: t`Write the name of the issue.` }}
          send={add}
          submit={<Trans>Add issue</Trans>}
        >
          {(errorAt) => <TextInput error={errorAt('name')} label={t`Another issue`} maxLength={longest.name} name="name" />}
        </Form>
        <Rows of={issues} rowKey={({ id }) => id}>
          {(issue) =>
            open === issue.id ? (
              <Rename caseId={caseId} issue={issue} onDone={() => setOpen(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {issue.name}
                  {issue.note && <span className="block text-sm text-soft">{issue.note}</span>}
                </span>
                <span className="flex flex-wrap">
                  {issue.id !== issues[0]!.id && (
                    <Button kind="quiet" onClick={() => void moveUp(issue.id)}>
                      <Trans>Move up</Trans>
                      <span className="sr-only"> {issue.name}</span>
                    </Button>
                  )}
                  <RowButtons id={issue.id} name={issue.name} onChange={() => setOpen(issue.id)} onRemove={() => setAsks(issue)} />
                </span>
              </div>
            )
          }
        </Rows>
      </div>
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(null)}
        onConfirm={() => asks && void remove(asks)}
        open={asks !== null}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this issue?</Trans>}
        verb={<Trans>Remove issue</Trans>}
      >
        <p>
          <Trans>The issue’s name and note are removed. Its facts stay in your list.</Trans>
        </p>
      </Confirm>
    </Disclosure>
  )
}

function Rename({ caseId, issue, onDone }: { caseId: string; issue: Issue; onDone: () => void }) {
  const { t } = useLingui()
  const saving = useMutation(calls.saveIssue, stale)
  return (
    <Form
      done={t`Issue changed`}
      draft={`issue ${issue.id}`}
      mutation={saving}
      onClose={onDone}
      read={(values) => ({ name: values('name'), note: values('note') })}
      required={{ name: t`Write the name of the issue.` }}
      send={(body) => saving.send({ params: { case: caseId, issue: issue.id }, body })}
      submit={<Trans>Save issue</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput defaultValue={issue.name} error={errorAt('name')} label={t`Name`} maxLength={longest.name} name="name" />
          <TextInput defaultValue={issue.note} error={errorAt('note')} label={t`Note`} maxLength={longest.note} name="note" optional />
        </>
      )}
    </Form>
  )
}
