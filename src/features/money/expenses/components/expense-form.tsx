import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { formatCents, plainCents, readCents } from '#domain/money/cents.ts'
import type { Reply } from '#http/contract.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FieldError, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { type Attached, FilePicker } from '#case/files/public.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Request } from '#money/requests/contract.ts'
import { ReceiptReader, type Taken } from '#money/receipts/public.tsx'
import { calls, type Expense, type ExpenseDraft, mostFiles, taxMarks } from '../contract.ts'
import { centsOfMiles } from '../rules.ts'
import { staleOf } from './addresses.ts'
import { SharePreview } from './share-preview.tsx'
import { taxNames } from './words.ts'

interface Props {
  caseId: string
  list: Reply<typeof calls.list>
  names: Names
  /** A draft that is continued. */
  draft: Expense | null
  /** The request that this is the bill for: the form begins with what was asked. */
  bills: Request | null
  onDone: () => void
}

type Typed = Omit<ExpenseDraft, 'cents' | 'mileage' | 'files'> & { amount: string; miles: string; rate: string; isDriving: boolean }

const tenths = (text: string): number | null => {
  const found = /^(\d{1,6})(?:\.(\d))?$/.exec(text.trim())
  return found ? Number(found[1]) * 10 + Number(found[2] ?? 0) : null
}

/** The form of an expense: saved as a draft, or sent. What it asks of the other parent shows as it is typed. */
export function ExpenseForm({ caseId, list, names, draft, bills, onDone }: Props) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, staleOf(caseId))
  const changing = useMutation(calls.change, staleOf(caseId))
  const [attached, setAttached] = useState<readonly Attached[]>(draft?.draftFiles ?? [])
  const [isBusy, setBusy] = useState(false)
  const open = list.categories.filter(({ endedAt, until }) => endedAt === null && until === null)
  // The split may have changed since it was asked: the category that has its name now.
  const billed = bills && open.find(({ id, title }) => id === bills.category || title === bills.categoryTitle)
  const [typed, setTyped] = useState<Typed>(() => ({
    title: draft?.title ?? bills?.title ?? '',
    note: draft?.note ?? '',
    amount: draft && draft.cents > 0 ? plainCents(draft.cents) : '',
    day: draft?.day ?? list.today,
    category: draft?.category ?? billed?.id ?? (open.length === 1 ? open[0]!.id : null),
    children: draft?.children ?? bills?.children ?? (list.children.length === 1 ? [list.children[0]!.id] : []),
    tax: draft?.tax ?? 'none',
    isDriving: Boolean(draft?.mileage),
    miles: draft?.mileage ? String(draft.mileage.miles / 10) : '',
    rate: draft?.mileage ? String(draft.mileage.rate / 10) : '',
  }))
  const put = (more: Partial<Typed>) => setTyped({ ...typed, ...more })
  const mileage =
    typed.isDriving && tenths(typed.miles) && tenths(typed.rate) ? { miles: tenths(typed.miles)!, rate: tenths(typed.rate)! } : null
  const read = readCents(typed.amount)
  const cents = mileage ? centsOfMiles(mileage) : 'cents' in read ? read.cents : 0
  const { title, note, day, category, children, tax } = typed
  const asked = bills ?? draft?.request ?? null
  const files = attached.map(({ file }) => file)
  const body: ExpenseDraft = { title, note, cents, day, category, children, tax, mileage, request: asked?.id ?? null, files }
  const isDraftPressed = useRef(false)
  /** All that is missing, at once; a draft may be unfinished. */
  const check = (): Record<string, string> => {
    const isDraft = isDraftPressed.current
    isDraftPressed.current = false
    const wrong: Record<string, string> = {}
    if (title.trim() === '' && !isDraft) wrong['title'] = t`Enter what the expense was for.`
    if (typed.isDriving) {
      if (tenths(typed.miles) === null) wrong['miles'] = t`Enter the miles, such as 24.5.`
      if (tenths(typed.rate) === null) wrong['rate'] = t`Enter the cents for each mile that your order names.`
    } else if ('reason' in read && (typed.amount.trim() !== '' || !isDraft)) wrong['cents'] = i18n._(read.reason)
    if (day === '') wrong['day'] = t`Enter the day you paid.`
    if (category === null && !isDraft) wrong['category'] = t`Choose a category.`
    if (children.length === 0 && !isDraft) wrong['children'] = t`Choose at least one child.`
    return wrong
  }
  const send = (_: null, pressed: string) => {
    const isSent = pressed !== 'draft'
    const done = { done: isSent ? t`Expense sent` : t`Draft saved` }
    return draft
      ? changing.send({ params: { case: caseId, expense: draft.id }, body: { ...body, send: isSent } }, done)
      : adding.send({ params: { case: caseId }, body: { ...body, send: isSent } }, done)
  }
  /** The last file that can be a receipt. What is read from it goes into the form by a press alone. */
  const receipt = attached.findLast(({ type }) => type.startsWith('image/') || type === 'application/pdf')
  const take = ({ total, day: on, merchant }: Taken) =>
    put({
      ...(total !== undefined && { amount: plainCents(Math.abs(total)), isDriving: false }),
      ...(on !== undefined && { day: on }),
      ...(merchant !== undefined && typed.title === '' && { title: merchant }),
    })
  const toggle = (id: string) => put({ children: children.includes(id) ? children.filter((one) => one !== id) : [...children, id] })
  return (
    <Form
      check={check}
      isControlled
      kind="primary"
      more={
        <Button
          busy={adding.busy || changing.busy || isBusy}
          kind="secondary"
          onClick={() => void (isDraftPressed.current = true)}
          type="submit"
          value="draft"
        >
          <Trans>Save draft</Trans>
        </Button>
      }
      mutation={draft ? { ...changing, busy: changing.busy || isBusy } : { ...adding, busy: adding.busy || isBusy }}
      onClose={onDone}
      read={() => null}
      send={send}
      submit={<Trans>Send expense</Trans>}
    >
      {(errorAt) => (
        <>
          {asked && (
            <div id="request">
              {errorAt('request') && <FieldError id="request-error">{errorAt('request')}</FieldError>}
              <Trans>
                Bill for the request “{asked.title}”, estimate {formatCents(asked.cents)}.
              </Trans>
            </div>
          )}
          <TextInput
            error={errorAt('title')}
            hint={t`Such as “Soccer cleats” or “Dentist, Nov 12”.`}
            label={t`What it was for`}
            maxLength={120}
            name="title"
            onChange={(event) => put({ title: event.target.value })}
            value={title}
          />
          <FilePicker
            attached={attached}
            caseId={caseId}
            error={errorAt('files')}
            most={mostFiles}
            onBusy={setBusy}
            onChange={setAttached}
            onlyPictures={list.onlyPictures}
          />
          {receipt && <ReceiptReader caseId={caseId} file={receipt.file} onTake={take} />}
          <div className="grid gap-4 sm:grid-cols-2">
            {typed.isDriving ? (
              <div className="grid grid-cols-2 gap-3">
                <TextInput
                  error={errorAt('miles')}
                  inputMode="decimal"
                  label={t`Miles`}
                  maxLength={8}
                  name="miles"
                  onChange={(event) => put({ miles: event.target.value })}
                  value={typed.miles}
                />
                <TextInput
                  error={errorAt('rate')}
                  inputMode="decimal"
                  label={t`Cents a mile`}
                  maxLength={6}
                  name="rate"
                  onChange={(event) => put({ rate: event.target.value })}
                  value={typed.rate}
                />
                {cents > 0 && <p className="figures col-span-2 text-sm text-soft">{formatCents(cents)}</p>}
              </div>
            ) : (
              <TextInput
                error={errorAt('cents')}
                hint={t`US dollars, tax and tip included.`}
                inputMode="decimal"
                label={t`Amount you paid`}
                maxLength={24}
                name="cents"
                onChange={(event) => put({ amount: event.target.value })}
                value={typed.amount}
              />
            )}
            <TextInput
              error={errorAt('day')}
              label={t`Day you paid`}
              max={list.today}
              name="day"
              onChange={(event) => put({ day: event.target.value })}
              type="date"
              value={day}
            />
          </div>
          <fieldset className="grid gap-1" id="children">
            <legend className="font-semibold">
              <Trans>For</Trans>
            </legend>
            {errorAt('children') && <FieldError id="children-error">{errorAt('children')}</FieldError>}
            <div className="flex flex-wrap gap-x-6">
              {list.children.map(({ id, name }) => (
                <Checkbox checked={children.includes(id)} key={id} label={name} name="children" onChange={() => toggle(id)} value={id} />
              ))}
            </div>
          </fieldset>
          <Select
            error={errorAt('category')}
            label={t`Category`}
            name="category"
            onChange={(event) => put({ category: event.target.value || null })}
            options={[{ value: '', label: t`Choose` }, ...open.map((one) => ({ value: one.id, label: one.title }))]}
            value={category ?? ''}
          />
          <SharePreview body={{ cents, day, category, children }} caseId={caseId} names={names} />
          <Disclosure isOpen={note !== '' || tax !== 'none' || typed.isDriving} title={<Trans>Note, tax mark, mileage</Trans>}>
            <div className="grid gap-4 pb-2">
              <TextArea
                error={errorAt('note')}
                hint={t`The other parent reads this.`}
                label={t`Note`}
                maxLength={1000}
                name="note"
                onChange={(event) => put({ note: event.target.value })}
                optional
                rows={2}
                value={note}
              />
              <Select
                label={t`Tax mark`}
                name="tax"
                onChange={(event) => put({ tax: event.target.value as Typed['tax'] })}
                options={taxMarks.map((mark) => ({ value: mark, label: i18n._(taxNames[mark]) }))}
                value={tax}
              />
              <Checkbox
                checked={typed.isDriving}
                label={<Trans>This is driving, paid by the mile</Trans>}
                name="isDriving"
                onChange={(event) => put({ isDriving: event.target.checked })}
              />
            </div>
          </Disclosure>
        </>
      )}
    </Form>
  )
}
