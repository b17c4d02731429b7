import { Trans } from '@lingui/react/macro'
import { type Posted, usePosted } from '#web/posted.ts'
import { kinds, roles } from '#directory/professionals/contract.ts'
import { AfterAct, Done, Reopen } from '#ratings/receipts/public.tsx'
import { draftIn } from './early.ts'
import { EditForm } from './edit-form.tsx'
import type { Filed } from './filed.ts'

/** What became of a new version that was sent without JavaScript: it has arrived, or the form again. */
function AfterEdit({ posted }: { posted: Posted }) {
  const { values, answer } = posted
  const words = values['words'] ?? ''
  const filed = answer?.ok ? (answer.data as Filed) : null
  if (filed?.status === 'pending' || filed?.status === 'queued_human') {
    return (
      <Done
        text={<Trans>The old text is no longer shown. The new one waits: without JavaScript a person reads it first.</Trans>}
        title={<Trans>Your change has arrived</Trans>}
        words={words}
      />
    )
  }
  const role = roles.find((known) => known === values['of-role']) ?? 'judge'
  const kind = kinds[role].find((known) => known === values['of-kind']) ?? kinds[role][0]
  const draft = draftIn(values)
  const rating = {
    ...draft,
    version: Number(values['version']),
    part: draft.part ?? 'other',
    outcome: draft.outcome ?? 'prefer_not',
    eventMonth: `${draft.year}-${draft.month}`,
  } as const
  const of = { id: values['of-id'] ?? '', name: values['of-name'] ?? '', role, kind }
  return (
    <>
      <h1>
        <Trans>Change your rating of {of.name}</Trans>
      </h1>
      <div className="mt-4 max-w-2xl">
        <EditForm by={{ words }} of={of} onSent={async () => location.replace('/receipt')} posted={posted} rating={rating} />
      </div>
      <Reopen label={<Trans>Leave it as it is, and open the receipt again</Trans>} words={words} />
    </>
  )
}

/** What became of an opened receipt's form that was sent without JavaScript. */
export function AfterForm() {
  const posted = usePosted('edit')
  return posted ? <AfterEdit posted={posted} /> : <AfterAct />
}
