import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { labelTexts, labelWords, type LabelWord, type Numbering } from '#domain/exhibits/labels.ts'
import { longest, type NativeKind } from '#domain/exhibits/list.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type List } from '../contract.ts'
import { stale } from './addresses.ts'

/** How exhibits are labeled and numbered, and what is made of the list. */
export function Settings({ caseId, list }: { caseId: string; list: List }) {
  const { t, i18n } = useLingui()
  const saving = useMutation(calls.save, stale)
  const [{ covers, images, uploads }, setChosen] = useState({ covers: list.covers, images: list.images, uploads: list.uploads })
  const put = (more: Partial<{ covers: boolean; images: boolean; uploads: boolean }>) => setChosen({ covers, images, uploads, ...more })
  const next = `${list.prefix}${String(list.next).padStart(6, '0')}`
  return (
    <Disclosure className="no-print" title={<Trans>Labels, numbers and files</Trans>}>
      <Form
        isControlled
        mutation={saving}
        read={(values) => ({
          name: values('name'),
          word: values('word') as LabelWord,
          numbering: values('numbering') as Numbering,
          prefix: values('prefix').trim().toUpperCase(),
          first: list.hasNumbers && values('prefix').trim().toUpperCase() === list.prefix ? list.first : Number(values('first')),
          natives: values('natives') as NativeKind,
          covers,
          images,
          uploads,
        })}
        required={{ name: t`Enter what the list is for.`, prefix: t`Enter a prefix.` }}
        send={(body) => saving.send({ params: { case: caseId, list: list.id }, body }, { done: t`Saved` })}
        submit={<Trans>Save</Trans>}
      >
        {(errorAt) => (
          <div className="grid gap-4">
            <TextInput
              defaultValue={list.name}
              error={errorAt('name')}
              label={t`What the list is for`}
              maxLength={longest.name}
              name="name"
            />
            <Select
              defaultValue={list.word}
              label={t`Label`}
              name="word"
              options={labelWords.map((word) => ({ value: word, label: i18n._(labelTexts[word]) }))}
            />
            <Select
              defaultValue={list.numbering}
              label={t`Numbering`}
              name="numbering"
              options={[
                { value: 'letters', label: 'A, B, C' },
                { value: 'numbers', label: '1, 2, 3' },
              ]}
            />
            <TextInput
              defaultValue={list.prefix}
              error={errorAt('prefix')}
              hint={t`Each page gets a number of its own (Bates number). The next is ${next}. A page keeps its number in every export.`}
              label={t`Prefix of page numbers`}
              maxLength={20}
              name="prefix"
            />
            <TextInput
              defaultValue={list.first}
              error={errorAt('first')}
              hint={list.hasNumbers ? t`Pages already have numbers with this prefix. A new prefix starts over.` : undefined}
              inputMode="numeric"
              label={t`First number`}
              name="first"
            />
            <Select
              defaultValue={list.natives}
              hint={t`An original can say where and when a photo was taken, and with which device.`}
              label={t`Files in the archive`}
              name="natives"
              options={[
                { value: 'copies', label: t`Copies without location and device data` },
                { value: 'originals', label: t`Originals, as they were uploaded` },
              ]}
            />
            <Checkbox
              checked={covers}
              label={t`A cover sheet before each exhibit`}
              onChange={({ target }) => put({ covers: target.checked })}
            />
            <Checkbox
              checked={images}
              label={t`Page images for attorneys’ review software (Opticon). Takes longer.`}
              onChange={({ target }) => put({ images: target.checked })}
            />
            <Checkbox
              checked={uploads}
              label={t`Prove when each file was uploaded. The proof shows how many private entries you have, and nothing of what they say.`}
              onChange={({ target }) => put({ uploads: target.checked })}
            />
          </div>
        )}
      </Form>
    </Disclosure>
  )
}
