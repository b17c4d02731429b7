import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Rule } from '#domain/schedule/types.ts'
import { firstRule, freshId, movedTo, weeksOf, withRule } from '#domain/schedule/weeks.ts'
import type { Names } from '#shell/holders.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { dayShort } from '#shell/calendar-days.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls, type Draft, type Version } from '../contract.ts'
import { Besides } from './besides.tsx'
import { Alone, ChangedMeanwhile } from './builder-notices.tsx'
import { HeadFields } from './head-fields.tsx'
import { Overlaps } from './overlaps.tsx'
import { PastDays } from './past-days.tsx'
import { invalidates } from './invalidates.ts'
import { RuleDialog } from './rule-dialog.tsx'
import type { Kind } from './rule-kinds.ts'
import { type Start, useDraft } from './use-draft.ts'
import { useUnsavedWords } from './unsaved-words.tsx'
import { TakesOver } from './takes-over.tsx'
import { WeeksField } from './weeks-field.tsx'
import { WhoseWeekend } from './whose-weekend.tsx'

interface BuilderProps {
  start: Start
  caseId: string
  today: string
  base: string | null
  otherJoined: boolean
  orders: readonly { id: string; title: string; effective: string }[]
  /** Every version of the case: an approved one that starts later will replace this one. */
  versions: readonly Version[]
  kids: readonly { id: string; name: string }[]
  names: Names
  /** The preview of the current draft. */
  children: (words: Draft) => ReactNode
  onClose: () => void
}

/** Builds a version: the regular weeks, the rules that override them, and a preview. It is saved as a draft and then sent. */
export function Builder({ start, caseId, today, base, otherJoined, orders, versions, kids, names, children, onClose }: BuilderProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const [words, setWords] = useState(start.words)
  // The version in effect when this form opened: if it changes, a notice says so before anything is sent.
  const [upon, setUpon] = useState(base)
  const [respondBy, setRespondBy] = useState('')
  const [editing, setEditing] = useState<{ kind: Kind; rule: Rule | null; id: string } | null>(null)
  const [sure, setSure] = useState(false)
  const keeping = useDraft(caseId, start)
  // What the form started with, or what was last saved as a draft.
  const [saved, setSaved] = useState(start.words)
  const proposing = useMutation(calls.propose, invalidates)
  const weeks = weeksOf(words.rules)
  const put = (more: Partial<Draft>) => setWords((before) => ({ ...before, ...more }))
  const setRule = (rule: Rule) => put({ rules: withRule(words.rules, rule) })
  const keep = async () => {
    if (!(await keeping.save(words))) return
    setSaved(words)
    toast({ title: t`The draft is kept`, text: t`Only you see it until you send it.` })
  }
  const send = async () => {
    setSure(false)
    const now = await keeping.save(words)
    if (!now) return
    setSaved(words)
    const sent = await proposing.send({ params: { case: caseId, version: now.id }, body: { base: upon, respondBy: respondBy || null } })
    if (!sent) return
    const isNow = sent.state === 'approved'
    toast({
      title: isNow ? t`The schedule is in force` : t`The proposal is sent`,
      text: isNow ? t`It says that you put it there before the other parent joined.` : t`It counts once the other parent approves it.`,
    })
    onClose()
  }
  const [title, startsOn] = [words.title, words.effective && dayShort(words.effective, i18n.locale)]
  const problem = proposing.problem ?? keeping.problem
  const isChanged = respondBy !== '' || JSON.stringify(words) !== JSON.stringify(saved)
  const unsaved = useUnsavedWords(isChanged, onClose)
  const errorAt = (field: string) => (problem?.field === field ? problem.sentence : undefined)
  return (
    <section aria-labelledby="builder" className="no-print grid gap-6">
      <h2 id="builder">{start.draft ? <Trans>Go on with a draft</Trans> : <Trans>A new schedule</Trans>}</h2>
      {upon !== base && <ChangedMeanwhile onSeen={() => setUpon(base)} />}
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="grid content-start gap-6">
          <HeadFields
            errorAt={errorAt}
            onEffective={(effective) => put({ effective, rules: movedTo(words.rules, words.effective, effective) })}
            onPut={put}
            orders={orders}
            otherJoined={otherJoined}
            words={words}
          />
          {weeks?.span.kind === 'cycle' && (
            <WhoseWeekend
              cycle={weeks.span}
              effective={words.effective}
              names={names}
              onChange={(cycle) => setRule({ ...weeks, span: cycle })}
            />
          )}
          <PastDays effective={words.effective} today={today} />
          <TakesOver effective={words.effective} versions={versions} />
          {!otherJoined && <Alone />}
          {weeks ? (
            <WeeksField effective={words.effective} names={names} onChange={setRule} rule={weeks} />
          ) : (
            <Button kind="secondary" onClick={() => put({ rules: [firstRule(words.effective), ...words.rules] })}>
              <Trans>Add the usual weeks</Trans>
            </Button>
          )}
          <Besides
            effective={words.effective}
            kids={kids}
            names={names}
            onEdit={(kind, rule) => setEditing({ kind, rule, id: rule?.id ?? freshId(kind, words.rules) })}
            onRules={(rules) => put({ rules })}
            rules={words.rules}
          />
          <TextArea
            label={t`Note`}
            maxLength={1000}
            onChange={(event) => put({ note: event.target.value })}
            optional
            rows={3}
            value={words.note}
          />
          {otherJoined && (
            <TextInput
              error={errorAt('respondBy')}
              label={t`Answer by`}
              min={today}
              onChange={(event) => setRespondBy(event.target.value)}
              optional
              type="date"
              value={respondBy}
            />
          )}
          <Overlaps effective={words.effective} names={names} rules={words.rules} />
          {problem && (
            <div role="alert">
              <Notice tone="attention">{problem.sentence}</Notice>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={proposing.busy} onClick={() => (otherJoined ? void send() : setSure(true))}>
              {otherJoined ? <Trans>Propose it</Trans> : <Trans>Put it in force</Trans>}
            </Button>
            <Button busy={keeping.busy} kind="secondary" onClick={() => void keep()}>
              <Trans>Keep as a draft</Trans>
            </Button>
            <Button kind="quiet" onClick={unsaved.tryClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
        {children(words)}
      </div>
      {unsaved.dialog}
      <Confirm
        onClose={() => setSure(false)}
        onConfirm={() => void send()}
        open={sure}
        title={<Trans>Make this schedule effective?</Trans>}
        verb={<Trans>Make effective</Trans>}
      >
        <p className="font-semibold">
          <Trans>
            “{title}” takes effect on {startsOn}.
          </Trans>
        </p>
        <p>
          <Trans>The other parent hasn’t joined, so nobody else approves it. The history will say so.</Trans>
        </p>
      </Confirm>
      <RuleDialog
        effective={words.effective}
        id={editing?.id ?? ''}
        kids={kids}
        kind={editing?.kind ?? null}
        names={names}
        onClose={() => setEditing(null)}
        onDone={(rule) => {
          setRule(rule)
          setEditing(null)
        }}
        rule={editing?.rule ?? null}
      />
    </section>
  )
}
