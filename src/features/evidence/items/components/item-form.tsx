import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { longest, privacies, type TagKind, tagKinds } from '#domain/evidence/items.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { FieldError, TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Item, type ItemDraft } from '../contract.ts'
import { stale } from './addresses.ts'
import { TagField, withTyped } from './tag-field.tsx'
import { privacyWords } from './words.ts'

interface Props {
  caseId: string
  item: Item
  choices: Reply<typeof calls.choices> | undefined
  onDone: () => void
}

type Words = Readonly<Record<TagKind, readonly string[]>>

/** What its author says about an item. */
export function ItemForm({ caseId, item, choices, onDone }: Props) {
  const { t, i18n } = useLingui()
  const saving = useMutation(calls.save, stale)
  const { title, note, day, device, privacy, isSensitive } = item
  const [typed, setTyped] = useState<Omit<ItemDraft, 'tags'>>({ title, note, day, device, privacy, isSensitive, isSure: false })
  const valuesOf = (kind: TagKind) => item.tags.filter((tag) => tag.kind === kind).map(({ value }) => value)
  const [tags, setTags] = useState<Words>(
    () => Object.fromEntries(tagKinds.map((kind) => [kind, valuesOf(kind)])) as Record<TagKind, string[]>,
  )
  const [pending, setPending] = useState<Partial<Record<TagKind, string>>>({})
  const put = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more })
  const needsSure = typed.privacy === 'privileged' && typed.isSensitive && !(privacy === 'privileged' && isSensitive)
  const body = { ...typed, tags: tagKinds.flatMap((kind) => withTyped(tags[kind], pending[kind] ?? '').map((value) => ({ kind, value }))) }
  const tagField = (kind: TagKind, label: string, suggestions: readonly string[]) => (
    <TagField
      label={label}
      onChange={(values, word) => {
        setTags({ ...tags, [kind]: values })
        setPending({ ...pending, [kind]: word })
      }}
      suggestions={suggestions}
      typed={pending[kind] ?? ''}
      values={tags[kind]}
    />
  )
  const kids = choices?.children ?? []
  const { child } = tags
  return (
    <Form
      check={() => ({
        ...(typed.title.trim() === '' && { title: t`Enter a title.` }),
        ...(needsSure && !typed.isSure && { isSure: t`Confirm that your attorney may see this sensitive file.` }),
      })}
      isControlled
      kind="primary"
      mutation={saving}
      onClose={onDone}
      read={() => null}
      send={() => saving.send({ params: { case: caseId, item: item.id }, body }, { done: t`Details saved` })}
      submit={<Trans>Save details</Trans>}
    >
      {(errorAt) => (
        <>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextInput
              error={errorAt('title')}
              label={t`Title`}
              maxLength={longest.title}
              name="title"
              onChange={(event) => put({ title: event.target.value })}
              value={typed.title}
            />
            <TextInput
              error={errorAt('day')}
              label={t`Day`}
              name="day"
              onChange={(event) => put({ day: event.target.value || null })}
              optional
              type="date"
              value={typed.day ?? ''}
            />
          </div>
          <TextArea
            error={errorAt('note')}
            hint={t`What it shows, in your words.`}
            label={t`Note`}
            maxLength={longest.note}
            name="note"
            onChange={(event) => put({ note: event.target.value })}
            optional
            rows={2}
            value={typed.note}
          />
          {errorAt('tags') && <FieldError id="tags-error">{errorAt('tags')}</FieldError>}
          <div className="grid gap-4 sm:grid-cols-2">
            {tagField('issue', t`Issues`, choices?.issues ?? [])}
            {tagField('witness', t`Witnesses`, choices?.witnesses ?? [])}
            {tagField('clause', t`Clauses of an order`, choices?.clauses ?? [])}
            {kids.length > 0 && (
              <fieldset>
                <legend className="font-semibold">
                  <Trans>Children</Trans>
                </legend>
                <div className="flex flex-wrap gap-x-6">
                  {kids.map(({ id, name }) => (
                    <Checkbox
                      checked={child.includes(id)}
                      key={id}
                      label={name}
                      name="children"
                      onChange={() => setTags({ ...tags, child: child.includes(id) ? child.filter((one) => one !== id) : [...child, id] })}
                      value={id}
                    />
                  ))}
                </div>
              </fieldset>
            )}
          </div>
          <TextInput
            error={errorAt('device')}
            hint={t`The phone, camera or account it comes from.`}
            label={t`Device`}
            maxLength={longest.device}
            name="device"
            onChange={(event) => put({ device: event.target.value })}
            optional
            value={typed.device}
          />
          <RadioGroup
            legend={t`Who sees it`}
            name="privacy"
            onChange={(value) => put({ privacy: value })}
            options={privacies.map((value) => ({ value, label: i18n._(privacyWords[value]) }))}
            value={typed.privacy}
          />
          <Checkbox
            checked={typed.isSensitive}
            label={
              <>
                <Trans>Sensitive</Trans>
                <span className="block text-sm text-soft">
                  <Trans>No thumbnail is shown, no program reads the file, and it opens only when you ask.</Trans>
                </span>
              </>
            }
            name="isSensitive"
            onChange={(event) => put({ isSensitive: event.target.checked })}
          />
          {needsSure && (
            <Checkbox
              checked={typed.isSure}
              error={errorAt('isSure')}
              label={t`My attorney may see this sensitive file.`}
              name="isSure"
              onChange={(event) => put({ isSure: event.target.checked })}
            />
          )}
        </>
      )}
    </Form>
  )
}
