import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group } from '#domain/filing/reduce.ts'
import { ruleOfKind } from '#domain/filing/rules.ts'
import { dayInWords } from '#web/days.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type LeaveReason, leaveReasons, type Left, longestReason, type PaperName } from '../contract.ts'
import type { CheckedFinding } from './use-decisions.ts'
import { reasonNames, treatmentWords } from './words.ts'

/** What the reader does with what was found, and what about. */
export interface Choosing {
  caseId: string
  of: { file: string } | { paper: PaperName }
  state: string
  /** Whether a decision can be saved: the reader is a parent. */
  canSave: boolean
  /** Groups that stay as they are for now, by their ids, without a saved decision. */
  open: ReadonlySet<string>
  onOpen: (open: ReadonlySet<string>) => void
}

interface Props extends Choosing {
  group: Group<CheckedFinding>
  /** The decision that leaves all of it. */
  left: Left | null
  /** What undoes that it is left for now; by default what the rule leaves of it. */
  undo?: string
}

/** Whether a finding is replaced or left as it is, and why. A reason saves the decision for the next check. */
export function ChoiceOf({ group, left, undo, ...choosing }: Props) {
  const { t, i18n } = useLingui()
  const { open, onOpen, state } = choosing
  const { id, kind, quote } = group
  if (left) return <Decided {...choosing} group={group} left={left} />
  if (!open.has(id))
    return (
      <Button kind="quiet" onClick={() => onOpen(new Set(open).add(id))}>
        {t`Keep as is`}
        <span className="sr-only"> {quote}</span>
      </Button>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      {choosing.canSave && <Why {...choosing} group={group} />}
      <Button kind="quiet" onClick={() => onOpen(without(open, id))}>
        {undo ?? i18n._(treatmentWords[ruleOfKind(state, kind).treatment])}
        <span className="sr-only"> {quote}</span>
      </Button>
    </span>
  )
}

const without = (open: ReadonlySet<string>, id: string) => new Set([...open].filter((other) => other !== id))
const staleOf = ({ caseId, of }: Choosing) =>
  'file' in of ? [`/api/cases/${caseId}/files/${of.file}/filing`] : [`/api/cases/${caseId}/filing/papers/${of.paper}`]

/** Asks why it stays. A reason of the list is saved at once, own words by a button. */
function Why({ group: { id, kind, quote, places }, ...choosing }: Choosing & { group: Group<CheckedFinding> }) {
  const { t, i18n } = useLingui()
  const [isOther, setOther] = useState(false)
  const [words, setWords] = useState('')
  const leaving = useMutation(calls.leave, staleOf(choosing))
  const { caseId, of } = choosing
  const save = (reason: LeaveReason, own = '') =>
    leaving.send({
      params: { case: caseId },
      body: {
        kind,
        file: 'file' in of ? of.file : null,
        paper: 'paper' in of ? of.paper : null,
        pages: 'file' in of ? [...new Set(places.map(({ page }) => page))] : [],
        marks: [...new Set(places.map(({ mark }) => mark))],
        reason,
        words: own,
      },
    })
  return (
    <>
      <Select
        disabled={leaving.busy}
        label={t`Reason to keep ${quote}`}
        onChange={(event) => {
          const reason = leaveReasons.find((one) => one === event.target.value)
          setOther(reason === 'other')
          if (reason && reason !== 'other') void save(reason)
        }}
        options={[
          { value: '', label: t`Choose a reason to keep it` },
          ...leaveReasons.map((one) => ({ value: one, label: i18n._(reasonNames[one]) })),
        ]}
        quiet
      />
      {isOther && (
        <span className="flex flex-wrap items-end gap-2">
          <TextInput
            hint={t`Don’t repeat the number, name or address.`}
            id={`why-${id}`}
            label={t`Your reason`}
            maxLength={longestReason}
            onChange={(event) => setWords(event.target.value)}
            value={words}
          />
          <Button
            busy={leaving.busy}
            kind="secondary"
            onClick={() => (words.trim() === '' ? leaving.refuse('words', t`Enter your reason.`) : void save('other', words))}
          >
            <Trans>Save reason</Trans>
            <span className="sr-only"> {quote}</span>
          </Button>
        </span>
      )}
      <FormError problem={leaving.problem} />
    </>
  )
}

/** A decision of this or an earlier check, with its day. */
function Decided({ group: { id, quote }, left, ...choosing }: Choosing & { group: Group<CheckedFinding>; left: Left }) {
  const { i18n } = useLingui()
  const undoing = useMutation(calls.undo, staleOf(choosing))
  const day = dayInWords(left.on, i18n.locale)
  const why = left.reason === 'other' ? left.words : i18n._(reasonNames[left.reason])
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm [overflow-wrap:anywhere]">
        <Trans>Kept on {day}</Trans>: <bdi>{why}</bdi>
      </span>
      {choosing.canSave && (
        <Button
          busy={undoing.busy}
          kind="quiet"
          onClick={() => {
            choosing.onOpen(without(choosing.open, id))
            void undoing.send({ params: { case: choosing.caseId, left: left.id } })
          }}
        >
          <Trans>Undo</Trans>
          <span className="sr-only"> {quote}</span>
        </Button>
      )}
      <FormError problem={undoing.problem} />
    </span>
  )
}
