import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { plainCents, readCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { type Attached, FilePicker } from '#case/files/public.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Category } from '#money/categories/contract.ts'
import { calls, mostFiles, type Request, type RequestDraft } from '../contract.ts'
import { staleOf } from './addresses.ts'
import { RequestPreview, usePreview } from './request-preview.tsx'

interface Props {
  caseId: string
  today: string
  kids: readonly { id: string; name: string }[]
  categories: readonly Category[]
  names: Names
  onlyPictures: boolean
  /** A draft that is continued. */
  draft: Request | null
  onDone: () => void
}

/** The form that asks the other parent first: saved as a draft, or sent. Each one's share of the estimate shows as it is typed. */
export function RequestForm({ caseId, today, kids, categories, names, onlyPictures, draft, onDone }: Props) {
  const { t, i18n } = useLingui()
  const adding = useMutation(calls.add, staleOf(caseId))
  const changing = useMutation(calls.change, staleOf(caseId))
  const [attached, setAttached] = useState<readonly Attached[]>(draft?.draftFiles ?? [])
  const [isBusy, setBusy] = useState(false)
  const open = categories.filter(({ endedAt, until }) => endedAt === null && until === null)
  const [typed, setTyped] = useState(() => ({
    title: draft?.title ?? '',
    amount: draft && draft.cents > 0 ? plainCents(draft.cents) : '',
    provider: draft?.provider ?? '',
    day: draft?.day ?? (today as string),
    answerBy: draft?.answerBy ?? '',
    category: draft?.category ?? (open.length === 1 ? open[0]!.id : null),
    children: draft?.children ?? (kids.length === 1 ? [kids[0]!.id] : []),
    note: draft?.note ?? '',
  }))
  const put = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more })
  const { title, provider, day, category, children, note } = typed
  const read = readCents(typed.amount)
  const cents = 'cents' in read ? read.cents : 0
  const preview = usePreview(caseId, { cents, day, category, children })
  const byOrder = preview?.answerBy ?? null
  const answerBy = byOrder !== null || typed.answerBy === '' ? null : typed.answerBy
  const body: RequestDraft = { title, cents, provider, day, category, children, note, answerBy, files: attached.map(({ file }) => file) }
  const isDraftPressed = useRef(false)
  /** All that is missing, at once; a draft may be unfinished. */
  const check = (): Record<string, string> => {
    const isDraft = isDraftPressed.current
    isDraftPressed.current = false
    const wrong: Record<string, string> = {}
    if (title.trim() === '' && !isDraft) wrong['title'] = t`Enter what you want to spend it on.`
    if ('reason' in read && (typed.amount.trim() !== '' || !isDraft)) wrong['cents'] = i18n._(read.reason)
    if (day === '') wrong['day'] = t`Enter the day it is planned for.`
    if (category === null && !isDraft) wrong['category'] = t`Choose a category.`
    if (children.length === 0 && !isDraft) wrong['children'] = t`Choose at least one child.`
    return wrong
  }
  const send = (_: null, pressed: string) => {
    const isSent = pressed !== 'draft'
    const done = { done: isSent ? t`Request sent` : t`Draft saved` }
    return draft
      ? changing.send({ params: { case: caseId, request: draft.id }, body: { ...body, send: isSent } }, done)
      : adding.send({ params: { case: caseId }, body: { ...body, send: isSent } }, done)
  }
  const mutation = draft ? changing : adding
  const toggle = (id: string) => put({ children: children.includes(id) ? children.filter((one) => one !== id) : [...children, id] })
  return (
    <Form
      check={check}
      isControlled
      kind="primary"
      more={
        <Button
          busy={mutation.busy || isBusy}
          kind="secondary"
          onClick={() => void (isDraftPressed.current = true)}
          type="submit"
          value="draft"
        >
          <Trans>Save draft</Trans>
        </Button>
      }
      mutation={{ ...mutation, busy: mutation.busy || isBusy }}
      onClose={onDone}
      read={() => null}
      send={send}
      submit={<Trans>Send request</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            error={errorAt('title')}
            hint={t`Such as “Braces” or “Summer camp, two weeks”.`}
            label={t`What it is for`}
            maxLength={120}
            name="title"
            onChange={(event) => put({ title: event.target.value })}
            value={title}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              error={errorAt('cents')}
              inputMode="decimal"
              label={t`Estimate in US dollars`}
              maxLength={24}
              name="cents"
              onChange={(event) => put({ amount: event.target.value })}
              value={typed.amount}
            />
            <TextInput
              error={errorAt('day')}
              label={t`Day it is planned for`}
              min={today}
              name="day"
              onChange={(event) => put({ day: event.target.value })}
              type="date"
              value={day}
            />
          </div>
          <TextInput
            error={errorAt('provider')}
            label={t`Provider`}
            maxLength={120}
            name="provider"
            onChange={(event) => put({ provider: event.target.value })}
            optional
            value={provider}
          />
          <fieldset className="grid gap-1" id="children">
            <legend className="font-semibold">
              <Trans>For</Trans>
            </legend>
            {errorAt('children') && <FieldError id="children-error">{errorAt('children')}</FieldError>}
            <div className="flex flex-wrap gap-x-6">
              {kids.map(({ id, name }) => (
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
          <RequestPreview names={names} preview={preview} />
          {byOrder !== null ? (
            <p>
              <Trans>Sent today, your order asks for an answer by {dayInWords(byOrder, i18n.locale)}.</Trans>
            </p>
          ) : (
            <TextInput
              error={errorAt('answerBy')}
              label={t`Answer by`}
              min={today}
              name="answerBy"
              onChange={(event) => put({ answerBy: event.target.value })}
              optional
              type="date"
              value={typed.answerBy}
            />
          )}
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
          <FilePicker
            attached={attached}
            caseId={caseId}
            error={errorAt('files')}
            most={mostFiles}
            onBusy={setBusy}
            onChange={setAttached}
            onlyPictures={onlyPictures}
          />
        </>
      )}
    </Form>
  )
}
