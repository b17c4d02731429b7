import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { categories, type CategoryId, categoryIds, kindNames, kindOf, kinds } from '#domain/finances/categories.ts'
import { formatCents } from '#domain/money/cents.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type Line } from '../contract.ts'
import { invalidates } from './addresses.ts'

/** Sorts a line, and those like it, into another category. */
export function CorrectForm({ caseId, line, onDone }: { caseId: string; line: Line; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const correcting = useMutation(calls.correct, invalidates)
  const [which, setWhich] = useState<'all' | 'one'>(line.words === '' ? 'one' : 'all')
  const isIn = line.cents > 0
  const ordered = kinds.flatMap((kind) => categoryIds.filter((id) => kindOf(id) === kind && id !== 'unsorted'))
  return (
    <Form
      done={t`Category changed`}
      kind="primary"
      mutation={correcting}
      onClose={onDone}
      read={(typed) => ({ category: typed('category') as CategoryId, words: which === 'all' ? typed('words') : null })}
      required={{ category: t`Choose a category.`, ...(which === 'all' && { words: t`Enter the words that these lines say.` }) }}
      send={(body) => correcting.send({ params: { case: caseId, line: line.id }, body })}
      submit={<Trans>Change category</Trans>}
    >
      {(errorAt) => (
        <>
          <p className="[overflow-wrap:anywhere]">
            {line.description}, <span className="figures">{formatCents(line.cents)}</span>
          </p>
          <Select
            defaultValue={line.category === 'unsorted' ? '' : line.category}
            error={errorAt('category')}
            label={t`Category`}
            name="category"
            options={[
              { value: '', label: t`Choose a category` },
              ...ordered.map((id) => ({ value: id, label: `${i18n._(kindNames[kindOf(id)])}: ${i18n._(categories[id].name)}` })),
            ]}
          />
          <RadioGroup
            legend={t`Which lines`}
            name="which"
            onChange={setWhich}
            options={[
              {
                value: 'all',
                label: isIn ? t`All money in that says the same` : t`All money out that says the same`,
                hint: t`Earlier and later lines too.`,
              },
              { value: 'one', label: t`Only this line` },
            ]}
            value={which}
          />
          {which === 'all' && (
            <TextInput
              defaultValue={line.words}
              error={errorAt('words')}
              hint={t`Whole words of this line, such as the name of the store.`}
              label={t`Words`}
              maxLength={60}
              name="words"
            />
          )}
        </>
      )}
    </Form>
  )
}
