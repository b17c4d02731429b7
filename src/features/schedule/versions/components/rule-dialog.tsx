import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import type { Rule } from '#domain/schedule/types.ts'
import type { Names } from '#shell/holders.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { BreakFields, HolidayFields } from './holiday-fields.tsx'
import { useKindTitles } from './kind-titles.ts'
import { isUntouched, missingIn, ruleIn } from './rule-form.ts'
import type { Kind } from './rule-kinds.ts'
import { Kids } from './rule-parts.tsx'
import { BlockFields, VisitFields, WeeksFields } from './span-fields.tsx'

interface RuleDialogProps {
  kind: Kind | null
  /** One that is there already, to change it. */
  rule: Rule | null
  id: string
  effective: string
  names: Names
  kids: readonly { id: string; name: string }[]
  onClose: () => void
  onDone: (rule: Rule) => void
}

/** Adds a rule besides the usual weeks, or changes one. */
export function RuleDialog({ kind, onClose, ...rest }: RuleDialogProps) {
  const titles = useKindTitles()
  return (
    <Dialog keepsWords onClose={onClose} open={kind !== null} title={kind ? titles[kind] : ''}>
      {kind && <RuleForm kind={kind} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

/** Its form: sent as it was opened, it gives back the very rule. */
export function RuleForm({ kind, rule, id, effective, names, kids, onClose, onDone }: RuleDialogProps & { kind: Kind }) {
  const { t, i18n } = useLingui()
  const [missing, setMissing] = useState<string | null>(null)
  // What the form held when it was opened: only what is touched changes the rule.
  const opened = useRef<FormData | null>(null)
  const atOnce = useCallback((form: HTMLFormElement | null) => {
    if (form) opened.current ??= new FormData(form)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form within a page's part: the builder's own form is not sent with it.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const before = rule && opened.current ? { rule, form: opened.current } : null
    if (before && isUntouched(form, before.form)) return onDone(before.rule)
    const empty = missingIn(kind, form, before)
    setMissing(empty)
    if (empty === null) onDone(ruleIn(kind, form, id, effective, before, (name) => i18n._(name)))
  }
  const errorAt = (field: string) =>
    missing === field
      ? t`Fill this in.`
      : missing === field.replace('from', 'twice')
        ? t`One break a year. Add another one by itself.`
        : undefined
  const parts = { rule, names, errorAt }
  return (
    <form autoComplete="off" className="grid gap-4" noValidate onSubmit={submit} ref={atOnce}>
      {kind === 'holiday' && <HolidayFields {...parts} />}
      {kind === 'break' && <BreakFields {...parts} />}
      {(kind === 'season' || kind === 'child') && <WeeksFields {...parts} isSeason={kind === 'season'} />}
      {kind === 'vacation' && <BlockFields {...parts} />}
      {kind === 'visits' && <VisitFields {...parts} />}
      <Kids errorAt={errorAt} kids={kids} must={kind === 'child'} rule={rule} />
      {kind !== 'holiday' && kind !== 'break' && (
        <TextInput defaultValue={rule?.label} label={t`What you call it`} maxLength={80} name="label" optional />
      )}
      <details open={rule?.clause !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Clause of the order</Trans>
        </summary>
        <div className="grid gap-4 pt-2">
          <TextInput defaultValue={rule?.clause?.paragraph} label={t`Paragraph`} maxLength={40} name="paragraph" optional />
          <TextArea defaultValue={rule?.clause?.text} label={t`Its own words`} maxLength={1000} name="clause" optional rows={3} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{rule ? <Trans>Change it</Trans> : <Trans>Add it</Trans>}</Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
