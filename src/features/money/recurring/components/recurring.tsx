import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import type { Reply } from '#http/contract.ts'
import { Fold } from '#shell/fold.tsx'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import type { Category } from '#money/categories/contract.ts'
import { calls, type Ended, type Rule } from '../contract.ts'
import { staleOf } from './addresses.ts'
import { RuleForm } from './rule-form.tsx'
import { repeatWords } from './words.ts'

interface Props {
  caseId: string
  list: Reply<typeof calls.list>
  kids: readonly { id: string; name: string }[]
  categories: readonly Category[]
}

/** The parent's own recurring expenses behind their heading, each with its next day. */
export function Recurring({ caseId, list, kids, categories }: Props) {
  const [form, setForm] = useState<{ of: Rule | null } | null>(null)
  const { rules, ended, today, can } = list
  const count = rules.length
  const hasCategories = categories.some(({ until, endedAt }) => until === null && endedAt === null)
  if (count + ended.length === 0 && !(can.add && hasCategories)) return null
  return (
    <Fold id="recurring" title={count > 0 ? <Trans>Recurring expenses ({count})</Trans> : <Trans>Recurring expenses</Trans>}>
      <p className="max-w-prose">
        <Trans>Only you see this list. On each day you get a draft to check and send. Nothing is sent automatically.</Trans>
      </p>
      <Rows of={rules} rowKey={({ id }) => id}>
        {(rule) => <Line can={can.add} caseId={caseId} kids={kids} onChange={() => setForm({ of: rule })} rule={rule} />}
      </Rows>
      {can.add && hasCategories && (
        <Button className="no-print justify-self-start" kind="secondary" onClick={() => setForm({ of: null })}>
          <Trans>Add recurring expense</Trans>
        </Button>
      )}
      {ended.length > 0 && (
        <Disclosure title={<Trans>Ended ({ended.length})</Trans>}>
          <Rows of={ended} rowKey={({ id }) => id}>
            {(rule) => <EndedLine kids={kids} rule={rule} />}
          </Rows>
        </Disclosure>
      )}
      <Dialog
        keepsWords
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.of ? <Trans>Change recurring expense</Trans> : <Trans>Add recurring expense</Trans>}
      >
        {form && <RuleForm caseId={caseId} categories={categories} kids={kids} rule={form.of} today={today} onDone={() => setForm(null)} />}
      </Dialog>
    </Fold>
  )
}

/** What it is, for how much, and for whom. */
function Head({ rule, kids }: Pick<Props, 'kids'> & { rule: Pick<Rule, 'title' | 'cents' | 'children' | 'repeat' | 'categoryTitle'> }) {
  const { i18n } = useLingui()
  const { title, cents, children, repeat, categoryTitle } = rule
  const who = kids.filter((kid) => children.includes(kid.id)).map(({ name }) => name)
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="figures shrink-0 font-semibold">{formatCents(cents)}</span>
      </div>
      <p className="figures text-sm text-soft">
        {[repeatWords(i18n, repeat), categoryTitle, who.join(', ')].filter((part) => part !== '').join(' · ')}
      </p>
    </>
  )
}

function EndedLine({ rule, kids }: Pick<Props, 'kids'> & { rule: Ended }) {
  const { i18n } = useLingui()
  const day = dayInWords(rule.on, i18n.locale)
  return (
    <div className="grid gap-1">
      <Head kids={kids} rule={rule} />
      <p className="figures text-sm">
        <Trans>Ended {day}</Trans>
      </p>
    </div>
  )
}

interface LineProps extends Pick<Props, 'caseId' | 'kids'> {
  rule: Rule
  can: boolean
  onChange: () => void
}

function Line({ caseId, rule, kids, can, onChange }: LineProps) {
  const { t, i18n } = useLingui()
  const pausing = useMutation(calls.pause, staleOf())
  const ending = useMutation(calls.end, staleOf())
  const { id, title, category, next, lastDay, isPaused, isContinued } = rule
  const params = { case: caseId, recurring: id }
  const inWords = (day: string) => dayInWords(day, i18n.locale)
  const pause = (paused: boolean) =>
    pausing.send({ params, body: { paused } }, { done: paused ? t`Paused. No drafts are prepared.` : t`Resumed` })
  return (
    <div className="grid gap-1">
      <Head kids={kids} rule={rule} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {isPaused ? (
          <Badge>
            <Trans>Paused</Trans>
          </Badge>
        ) : (
          <span className="figures">
            <Trans>Next: {inWords(next)}</Trans>
          </span>
        )}
        {lastDay !== null && (
          <span className="figures text-soft">
            {isContinued ? <Trans>changes after {inWords(lastDay)}</Trans> : <Trans>until {inWords(lastDay)}</Trans>}
          </span>
        )}
        {category === null && (
          <Badge tone="attention">
            <Trans>Category no longer used: drafts come without one</Trans>
          </Badge>
        )}
      </p>
      <div className="no-print flex flex-wrap gap-x-2">
        {can && !isContinued && (
          <Button aria-label={t`Change ${title}`} kind="quiet" onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
        )}
        {can && (
          <>
            <ActionButton
              aria-label={isPaused ? t`Resume ${title}` : t`Pause ${title}`}
              kind="quiet"
              mutation={pausing}
              onAct={() => pause(!isPaused)}
            >
              {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
            </ActionButton>
            <ActionButton
              aria-label={t`End ${title}`}
              kind="quiet"
              mutation={ending}
              onAct={() => ending.send({ params }, { done: t`Ended. Drafts that are already there stay.` })}
            >
              <Trans>End</Trans>
            </ActionButton>
          </>
        )}
      </div>
    </div>
  )
}
