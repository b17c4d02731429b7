import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import type { Names } from '#case/cases/public.tsx'
import { calls, type Category } from '../contract.ts'
import { usualCategories } from '../rules.ts'
import { staleOf } from './addresses.ts'
import type { CategoryList } from './list.ts'
import { CategoryForm } from './category-form.tsx'
import { splitWords } from './words.ts'

interface Props {
  caseId: string
  list: CategoryList
  names: Names
}

/** The kinds of expenses and who pays how much of each. */
export function Categories({ caseId, list, names }: Props) {
  const [form, setForm] = useState<{ of: Category | null } | null>(null)
  const current = list.categories.filter(({ until, endedAt }) => until === null && endedAt === null)
  const past = list.categories.filter(({ until, endedAt }) => until !== null || endedAt !== null)
  const row = (category: Category) => (
    <Line caseId={caseId} category={category} list={list} names={names} onChange={() => setForm({ of: category })} />
  )
  return (
    <>
      <Rows of={current} rowKey={({ id }) => id}>
        {row}
      </Rows>
      {list.can.add && (
        <div className="no-print flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => setForm({ of: null })}>
            <Trans>Add category</Trans>
          </Button>
          {current.length === 0 && <UsualCategories caseId={caseId} today={list.today} />}
        </div>
      )}
      {past.length > 0 && (
        <div>
          <h3 className="text-base">
            <Trans>Earlier splits</Trans>
          </h3>
          <Rows of={past} rowKey={({ id }) => id}>
            {row}
          </Rows>
        </div>
      )}
      <Dialog
        keepsWords
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.of ? <Trans>Change split</Trans> : <Trans>Add category</Trans>}
      >
        {form && <CategoryForm caseId={caseId} category={form.of} list={list} names={names} onDone={() => setForm(null)} />}
      </Dialog>
    </>
  )
}

/** Common categories, half each, to start from. */
export function UsualCategories({ caseId, today }: { caseId: string; today: string }) {
  const { i18n, t } = useLingui()
  const adding = useMutation(calls.addUsual, staleOf(caseId))
  // What was paid this year can be sent under them.
  const body = { titles: usualCategories.map((title) => i18n._(title)), since: `${today.slice(0, 4)}-01-01` }
  return (
    <ActionButton
      kind="secondary"
      mutation={adding}
      onAct={() => adding.send({ params: { case: caseId }, body }, { done: t`Categories added` })}
    >
      <Trans>Use common categories, 50/50</Trans>
    </ActionButton>
  )
}

function Line({ caseId, category, list, names, onChange }: Props & { category: Category; onChange: () => void }) {
  const { i18n, t } = useLingui()
  const agreeing = useMutation(calls.agree, staleOf(caseId))
  const ending = useMutation(calls.end, staleOf(caseId))
  const { title, split, clause, since, until, agreedAt, endedAt, authorSide, isUsed, can, isPerChild } = category
  const at = { params: { case: caseId, category: category.id } }
  const child = list.children.find(({ id }) => id === category.child)?.name
  const other = names[authorSide === 'A' ? 'B' : 'A']
  const from = dayInWords(since, i18n.locale)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {title}
          {child && <> · {child}</>}
        </span>
        {endedAt ? (
          <Badge>
            <Trans>No longer used</Trans>
          </Badge>
        ) : agreedAt ? (
          <Badge tone="info">
            <Trans>Agreed by both</Trans>
          </Badge>
        ) : clause.paragraph !== '' ? (
          <Badge>
            <Trans>Order ¶ {clause.paragraph}</Trans>
          </Badge>
        ) : (
          <Badge tone="attention">
            <Trans>Not agreed by {other}</Trans>
          </Badge>
        )}
      </div>
      <p className="text-sm text-soft">
        {splitWords(i18n, split, names)}
        {isPerChild && <Trans>, for each child</Trans>} ·{' '}
        {until ? <Trans>until {dayInWords(until, i18n.locale)}</Trans> : <Trans>from {from}</Trans>}
      </p>
      {clause.text !== '' && <p className="text-sm">“{clause.text}”</p>}
      {(can.agree || can.change || can.end) && (
        <div className="no-print flex flex-wrap gap-x-2">
          {can.agree && (
            <ActionButton kind="secondary" mutation={agreeing} onAct={() => agreeing.send(at, { done: t`Agreed` })}>
              <Trans>Agree to split</Trans>
            </ActionButton>
          )}
          {can.change && (
            <Button aria-label={t`Change split: ${title}`} kind="quiet" onClick={onChange}>
              <Trans>Change split</Trans>
            </Button>
          )}
          {can.end && (
            <ActionButton
              aria-label={t`Stop using ${title}`}
              kind="quiet"
              mutation={ending}
              onAct={() =>
                ending.send(at, { done: isUsed ? t`No longer offered. It stays on the expenses that have it.` : t`No longer offered` })
              }
            >
              <Trans>Stop using</Trans>
            </ActionButton>
          )}
        </div>
      )}
    </div>
  )
}
