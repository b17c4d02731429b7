import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { longestText, shortestText } from '../contract.ts'
import type { Draft } from './draft.ts'
import { promptWords } from '#web/rating-words.ts'

interface TextsProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  errors: Partial<Record<'saw' | 'wentWell' | 'shouldKnow', ReactNode>>
  /** What the checks say of them. */
  findings: ReactNode
  /** One text, and that one if one likes. */
  quick?: boolean
}

/** The three texts: the first one is asked for, so that there is something seen or heard to read. */
export function Texts({ draft, onChange, errors, findings, quick = false }: TextsProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="mt-4 grid gap-8">
      <Notice tone="attention">
        <Trans>
          Leave out names of children and of the other parent, case numbers and addresses. They do not belong in a review, and they could
          tell others who you are.
        </Trans>
      </Notice>
      <TextArea
        autoComplete="off"
        counter={{ min: shortestText, max: longestText }}
        error={errors.saw}
        hint={t`What you saw or heard yourself. Facts first, then what you think of them.`}
        id="saw"
        label={i18n._(promptWords.saw)}
        name="saw"
        optional={quick}
        onChange={(event) => onChange({ saw: event.target.value })}
        rows={7}
        value={draft.saw}
      />
      {(quick ? [] : (['wentWell', 'shouldKnow'] as const)).map((field) => (
        <TextArea
          autoComplete="off"
          counter={{ max: longestText }}
          error={errors[field]}
          id={field}
          key={field}
          label={i18n._(promptWords[field])}
          name={field}
          onChange={(event) => onChange({ [field]: event.target.value })}
          optional
          rows={4}
          value={draft[field]}
        />
      ))}
      {findings}
    </div>
  )
}
