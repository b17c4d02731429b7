import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Rule } from '../../../domain/custody/types.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { useToast } from '../../../web/toasts.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { type Basis, calls, type Draft } from '../contract.ts'
import { useKindTitles } from './kind-titles.ts'
import { firstRule, freshId, type Kind, kindOf, kinds, weeksOf, withRule } from './make-rules.ts'
import { Preview } from './preview.tsx'
import { renews } from './proposal.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import type { Names } from './rule-words.ts'
import { RulesInWords } from './rules-in-words.tsx'
import { WeeksField } from './weeks-field.tsx'
import { basisNames } from './words.ts'

export interface Start {
  /** A draft that is there already: its id, and the words it began from. */
  draft: { id: string; digest: string } | null
  words: Draft
}

interface BuilderProps {
  start: Start
  caseId: string
  today: string
  base: string | null
  otherJoined: boolean
  orders: readonly { id: string; title: string; effective: string }[]
  kids: readonly { id: string; name: string }[]
  child: string | null
  names: Names
  onClose: () => void
}

/** Builds a version: the usual weeks, what goes before them, and what comes of it; kept as a draft, and then sent. */
export function Builder({ start, caseId, today, base, otherJoined, orders, kids, child, names, onClose }: BuilderProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const titles = useKindTitles()
  const [words, setWords] = useState(start.words)
  const [draft, setDraft] = useState(start.draft)
  const [kept, setKept] = useState(start.draft ? JSON.stringify(start.words) : '')
  // What was in force when this began: another since is told before anything is sent.
  const [upon, setUpon] = useState(base)
  const [respondBy, setRespondBy] = useState('')
  const [editing, setEditing] = useState<{ kind: Kind; rule: Rule | null; id: string } | null>(null)
  const [removed, setRemoved] = useState<{ rule: Rule; at: number } | null>(null)
  const adding = useChange(calls.draft, renews)
  const changing = useChange(calls.change, renews)
  const proposing = useChange(calls.propose, renews)
  const weeks = weeksOf(words.rules)
  const others = words.rules.filter((rule) => rule !== weeks)
  const put = (more: Partial<Draft>) => setWords((before) => ({ ...before, ...more }))
  const setRule = (rule: Rule) => put({ rules: withRule(words.rules, rule) })
  const remove = (rule: Rule) => {
    setRemoved({ rule, at: words.rules.indexOf(rule) })
    put({ rules: words.rules.filter((one) => one !== rule) })
  }
  const save = async (): Promise<{ id: string; digest: string } | null> => {
    const text = JSON.stringify(words)
    if (draft && kept === text) return draft
    if (draft) {
      const reply = await changing.send({ params: { case: caseId, version: draft.id }, body: { ...words, was: draft.digest } })
      if (!reply) return null
      const now = { id: draft.id, digest: reply.digest }
      setDraft(now)
      setKept(text)
      return now
    }
    const reply = await adding.send({ params: { case: caseId }, body: words })
    if (!reply) return null
    const now = { id: reply.id, digest: reply.digest }
    setDraft(now)
    setKept(text)
    return now
  }
  const keep = async () => {
    if (await save()) toast({ title: t`The draft is kept`, text: t`Only you see it until you send it.` })
  }
  const send = async () => {
    const now = await save()
    if (!now) return
    const sent = await proposing.send({ params: { case: caseId, version: now.id }, body: { base: upon, respondBy: respondBy || null } })
    if (!sent) return
    const isNow = sent.state === 'approved'
    toast({
      title: isNow ? t`The schedule is in force` : t`The proposal is sent`,
      text: isNow ? t`It says that you put it there before the other parent joined.` : t`It counts once the other parent approves it.`,
    })
    onClose()
  }
  const problem = proposing.problem ?? changing.problem ?? adding.problem
  const bases: readonly Basis[] = otherJoined ? ['agreed', 'order'] : ['own', 'order']
  const errorAt = (field: string) => (problem?.field === field ? problem.sentence : undefined)
  return (
    <section aria-labelledby="builder" className="no-print grid gap-6">
      <h2 id="builder">{start.draft ? <Trans>Go on with a draft</Trans> : <Trans>A new schedule</Trans>}</h2>
      {upon !== base && (
        <Notice title={<Trans>The schedule changed while you were writing</Trans>} tone="attention">
          <p>
            <Trans>What would change is worked out anew below. Look at it, and send the draft again.</Trans>
          </p>
          <Button kind="secondary" onClick={() => setUpon(base)}>
            <Trans>I have looked at it</Trans>
          </Button>
        </Notice>
      )}
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="grid content-start gap-6">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              error={errorAt('title')}
              label={t`Title`}
              maxLength={120}
              onChange={(event) => put({ title: event.target.value })}
              value={words.title}
            />
            <TextInput
              error={errorAt('effective')}
              label={t`Counts from`}
              onChange={(event) => event.target.value && put({ effective: event.target.value })}
              type="date"
              value={words.effective}
            />
            <Select
              error={errorAt('basis')}
              label={t`What it is`}
              onChange={(event) => put({ basis: bases.find((one) => one === event.target.value) ?? bases[0]! })}
              options={bases.map((value) => ({ value, label: i18n._(basisNames[value]) }))}
              value={words.basis}
            />
            {words.basis === 'order' && (
              <Select
                error={errorAt('orderId')}
                label={t`Order`}
                onChange={(event) => put({ orderId: event.target.value || null })}
                options={[{ value: '', label: t`Named in the note` }, ...orders.map(({ id, title }) => ({ value: id, label: title }))]}
                value={words.orderId ?? ''}
              />
            )}
          </div>
          {!otherJoined && (
            <Notice>
              <p>
                <Trans>
                  The other parent has not joined. What you send is in force at once as your own plan, or as an order says. Whoever joins
                  sees that you put it there alone.
                </Trans>
              </p>
            </Notice>
          )}
          {weeks ? (
            <WeeksField effective={words.effective} names={names} onChange={setRule} rule={weeks} />
          ) : (
            <Button kind="secondary" onClick={() => put({ rules: [firstRule(words.effective), ...words.rules] })}>
              <Trans>Add the usual weeks</Trans>
            </Button>
          )}
          <section aria-labelledby="besides" className="grid gap-3">
            <h3 id="besides">
              <Trans>What goes before the usual weeks</Trans>
            </h3>
            <p className="text-sm text-soft">
              <Trans>A holiday goes before a vacation, a vacation before a season, a season before the usual weeks.</Trans>
            </p>
            <RulesInWords
              kids={kids}
              names={names}
              rules={others}
              isEditable={(rule) => kindOf(rule) !== null}
              onChange={(rule) => setEditing({ kind: kindOf(rule)!, rule, id: rule.id })}
              onRemove={remove}
            />
            {removed && (
              <output className="flex flex-wrap items-center gap-3">
                <Trans>A rule was removed.</Trans>
                <Button
                  kind="quiet"
                  onClick={() => {
                    put({ rules: words.rules.toSpliced(removed.at, 0, removed.rule) })
                    setRemoved(null)
                  }}
                >
                  <Trans>Put it back</Trans>
                </Button>
              </output>
            )}
            <div className="flex flex-wrap gap-2">
              {kinds
                .filter((kind) => kind !== 'child' || kids.length > 1)
                .map((kind) => (
                  <Button key={kind} kind="secondary" onClick={() => setEditing({ kind, rule: null, id: freshId(kind, words.rules) })}>
                    {titles[kind]}
                  </Button>
                ))}
            </div>
          </section>
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
          {problem && (
            <div role="alert">
              <Notice tone="attention">{problem.sentence}</Notice>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={proposing.busy} onClick={() => void send()}>
              {otherJoined ? <Trans>Propose it</Trans> : <Trans>Put it in force</Trans>}
            </Button>
            <Button busy={adding.busy || changing.busy} kind="secondary" onClick={() => void keep()}>
              <Trans>Keep as a draft</Trans>
            </Button>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
        <Preview caseId={caseId} child={child} effective={words.effective} names={names} rules={words.rules} today={today} />
      </div>
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
