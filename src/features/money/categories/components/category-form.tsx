import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plainCents, readCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { Names } from '#case/cases/public.tsx'
import { calls, type Category, type CategoryDraft, type Split } from '../contract.ts'
import { staleOf } from './addresses.ts'
import type { CategoryList } from './list.ts'

interface Props {
  caseId: string
  category: Category | null
  list: CategoryList
  names: Names
  onDone: () => void
}

/** Kinds of splits as the form offers them; those with an amount name the side that it is about. */
type Kind = 'percent' | 'threshold' | 'cap year' | 'cap expense' | 'fixed'

const kindOf = (split: Split | undefined): Kind => (split?.kind === 'cap' ? `cap ${split.per}` : (split?.kind ?? 'percent'))

/** Hundredths of a percent; `null` for what is no percentage. */
function partOf(text: string): number | null {
  const found = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim())
  const part = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Infinity
  return part <= 10_000 ? part : null
}

/** Adds a category, or gives one another split. Where expenses were sent under it, the new split starts on a later day. */
export function CategoryForm({ caseId, category, list, names, onDone }: Props) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, staleOf(caseId))
  const changing = useMutation(calls.change, staleOf(caseId))
  const was = category?.split
  const [kind, setKind] = useState<Kind>(kindOf(was))
  const me = list.side ?? 'A'
  const mine = was && was.kind !== 'fixed' ? (me === 'A' ? was.A : 10_000 - was.A) : 5000
  const isFrozen = category !== null && (category.isUsed || category.agreedAt !== null || !category.isMine)
  const read = (typed: (field: string) => string): CategoryDraft => {
    const part = partOf(typed('mine')) ?? 0
    const A = me === 'A' ? part : 10_000 - part
    const amount = readCents(typed('amount'))
    const cents = 'cents' in amount ? amount.cents : 0
    const side = typed('side') as 'A' | 'B'
    const split: Split =
      kind === 'percent'
        ? { kind, A }
        : kind === 'fixed'
          ? { kind, side, cents }
          : kind === 'threshold'
            ? { kind, side, cents, per: 'year', A }
            : { kind: 'cap', side, cents, per: kind === 'cap year' ? 'year' : 'expense', A }
    return {
      title: typed('title'),
      child: typed('child') || null,
      split,
      isPerChild: (kind === 'threshold' || kind === 'cap year') && typed('isPerChild') === 'on',
      clause: { paragraph: typed('paragraph'), text: typed('words') },
      since: typed('since'),
    }
  }
  const check = (typed: (field: string) => string): Record<string, string> => {
    const amount = readCents(typed('amount'))
    return {
      ...(kind !== 'fixed' && partOf(typed('mine')) === null && { mine: t`Enter a share of 0 to 100 percent.` }),
      ...(kind !== 'percent' && 'reason' in amount && { amount: i18n._(amount.reason) }),
    }
  }
  const send = (body: CategoryDraft) =>
    category ? changing.send({ params: { case: caseId, category: category.id }, body }) : adding.send({ params: { case: caseId }, body })
  const amounts: Readonly<Record<Exclude<Kind, 'percent'>, string>> = {
    threshold: t`Amount of a year`,
    'cap year': t`Most in a year`,
    'cap expense': t`Most of each expense`,
    fixed: t`Amount of each expense`,
  }
  return (
    <Form
      check={check}
      done={category ? t`Split changed` : t`Category added`}
      kind="primary"
      mutation={category ? changing : adding}
      onClose={onDone}
      read={read}
      required={{ title: t`Enter a name.`, since: t`Enter the first day.` }}
      send={send}
      submit={category ? <Trans>Save split</Trans> : <Trans>Save category</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput defaultValue={category?.title} error={errorAt('title')} label={t`Name`} maxLength={60} name="title" />
          <Select
            label={t`How it is split`}
            name="kind"
            onChange={(event) => setKind(event.target.value as Kind)}
            options={[
              { value: 'percent', label: t`By percent` },
              { value: 'threshold', label: t`The first part of a year is one parent’s` },
              { value: 'cap year', label: t`By percent, up to an amount a year` },
              { value: 'cap expense', label: t`By percent, up to an amount of each expense` },
              { value: 'fixed', label: t`One parent pays a fixed amount of each expense` },
            ]}
            value={kind}
          />
          {kind !== 'percent' && (
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                defaultValue={was && was.kind !== 'percent' ? was.side : me}
                label={t`Which parent`}
                name="side"
                options={[
                  { value: 'A', label: names.A },
                  { value: 'B', label: names.B },
                ]}
              />
              <TextInput
                defaultValue={was && was.kind !== 'percent' ? plainCents(was.cents) : ''}
                error={errorAt('amount')}
                inputMode="decimal"
                label={amounts[kind]}
                maxLength={20}
                name="amount"
              />
            </div>
          )}
          {kind !== 'fixed' && (
            <TextInput
              defaultValue={String(mine / 100)}
              error={errorAt('mine')}
              hint={t`The other parent pays the rest.`}
              inputMode="decimal"
              label={t`Your share in percent`}
              maxLength={7}
              name="mine"
            />
          )}
          {(kind === 'threshold' || kind === 'cap year') && (
            <Checkbox
              defaultChecked={category?.isPerChild ?? true}
              label={<Trans>The amount counts for each child</Trans>}
              name="isPerChild"
            />
          )}
          <TextInput
            defaultValue={isFrozen ? list.today : (category?.since ?? `${list.today.slice(0, 4)}-01-01`)}
            error={errorAt('since')}
            hint={isFrozen ? t`Expenses before this day have the split they were sent under.` : undefined}
            label={t`From`}
            name="since"
            type="date"
          />
          <Disclosure isOpen={Boolean(category?.clause.paragraph)} title={<Trans>Order paragraph, one child only</Trans>}>
            <div className="grid gap-4 pb-2">
              <TextInput defaultValue={category?.clause.paragraph} label={t`Paragraph`} maxLength={40} name="paragraph" optional />
              <TextArea
                defaultValue={category?.clause.text}
                label={t`Words of the order`}
                maxLength={1000}
                name="words"
                optional
                rows={2}
              />
              <Select
                defaultValue={category?.child ?? ''}
                error={errorAt('child')}
                label={t`For`}
                name="child"
                options={[{ value: '', label: t`All children` }, ...list.children.map(({ id, name }) => ({ value: id, label: name }))]}
              />
            </div>
          </Disclosure>
        </>
      )}
    </Form>
  )
}
