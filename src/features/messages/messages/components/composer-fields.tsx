import { Trans, useLingui } from '@lingui/react/macro'
import { type Attached, FilePicker } from '#case/files/public.tsx'
import { mostFiles } from '#domain/messages/limits.ts'
import type { Reply } from '#http/contract.ts'
import type { ErrorAt } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FieldError, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { calls, MessageKind } from '../contract.ts'
import { kindNames } from '../rules.ts'
import { ChosenLinks, Links } from './links.tsx'
import { OrderSays } from './order-says.tsx'
import { isToAttorneyAlone, To } from './to.tsx'
import type { DraftBody } from './use-saved-draft.ts'

type Kind = Exclude<MessageKind, 'addendum'>
const kinds: readonly Kind[] = ['message', 'request', 'notice', 'fyi', 'settlement']

interface FieldsProps {
  check: Reply<typeof calls.check>
  content: DraftBody
  onChange: (more: Partial<DraftBody>) => void
  sendAt: string | null
  onSendAt: (at: string | null) => void
  errorAt: ErrorAt
  isAddendum: boolean
  caseId: string
  attached: readonly Attached[]
  onAttached: (attached: readonly Attached[]) => void
  onBusy: (isBusy: boolean) => void
  /** It is being sent: nothing changes meanwhile. */
  isLocked: boolean
  search: URLSearchParams
}

/** The fields of a message: what it says first, and what is said about it below. */
export function Fields({
  check,
  content,
  onChange,
  sendAt,
  onSendAt,
  errorAt,
  caseId,
  attached,
  onAttached,
  onBusy,
  isAddendum,
  isLocked,
  search,
}: FieldsProps) {
  const { i18n, t } = useLingui()
  const { recipients, limits, children, zone } = check
  const isNew = content.refersTo === null
  const isPrivate = isToAttorneyAlone(recipients, content.recipients)
  const toggle = (list: readonly string[], id: string) => (list.includes(id) ? list.filter((each) => each !== id) : [...list, id])
  return (
    <fieldset
      className="grid min-w-0 gap-4 [&_input]:scroll-mb-20 [&_textarea]:scroll-mb-20 max-lg:tall:[&_input]:scroll-mb-36 max-lg:tall:[&_textarea]:scroll-mb-36 tall:[&_textarea]:scroll-mt-20"
      disabled={isLocked}
    >
      {!isAddendum && (
        <To
          chosen={content.recipients}
          error={errorAt('recipients')}
          onToggle={(id) => onChange({ recipients: toggle(content.recipients, id) })}
          recipients={recipients}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        {isNew && (
          <TextInput
            error={errorAt('subject')}
            label={t`Subject`}
            maxLength={limits.subject}
            name="subject"
            onChange={(event) => onChange({ subject: event.target.value })}
            value={content.subject}
          />
        )}
        {!isAddendum && (
          <Select
            label={t`Kind`}
            name="kind"
            onChange={(event) => onChange({ kind: event.target.value as Kind })}
            options={kinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
            value={content.kind}
          />
        )}
      </div>
      <ChosenLinks content={content} error={errorAt('links')} isSafety={check.isSafety} onChange={onChange} search={search} zone={zone} />
      <OrderSays
        check={check}
        isEmergency={content.isEmergency}
        kind={content.kind}
        onLater={() => onSendAt(check.terms.quiet!.untilWall)}
      />
      <TextArea
        {...(content.body.length > limits.body * 0.9 && { counter: { max: limits.body } })}
        dir="auto"
        error={errorAt('body')}
        label={t`Message`}
        name="body"
        onChange={(event) => onChange({ body: event.target.value })}
        rows={6}
        value={content.body}
      />
      <FilePicker
        attached={attached}
        caseId={caseId}
        error={errorAt('files')}
        most={mostFiles}
        onBusy={onBusy}
        onChange={onAttached}
        onlyPictures={limits.onlyPictures}
      />
      {content.kind === 'settlement' && (
        <p className="-mt-2 text-sm text-soft">
          <Trans>Marked as a settlement offer (Federal Rule of Evidence 408; state rules differ).</Trans>
        </p>
      )}
      {isPrivate && content.needsAnswer && errorAt('needsAnswer') && (
        <FieldError id="needs-answer-error">{errorAt('needsAnswer')}</FieldError>
      )}
      {(!isPrivate || content.needsAnswer) && (
        <Checkbox
          checked={content.needsAnswer}
          label={<Trans>Ask for an answer</Trans>}
          name="needsAnswer"
          onChange={({ target }) => onChange({ needsAnswer: target.checked, answerBy: null })}
        />
      )}
      {content.needsAnswer && (
        <TextInput
          error={errorAt('answerBy')}
          hint={
            check.answer ? (
              <Trans>
                Left empty: {check.answer.hours} hours after you press Send ({check.answer.order}, ¶ {check.answer.paragraph}). Clock:{' '}
                {zone}.
              </Trans>
            ) : (
              <Trans>Clock: {zone}.</Trans>
            )
          }
          label={t`Answer by`}
          name="answerBy"
          onChange={(event) => onChange({ answerBy: event.target.value || null })}
          optional
          type="datetime-local"
          value={content.answerBy ?? ''}
        />
      )}
      <Checkbox
        checked={content.isEmergency}
        label={<Trans>It is an emergency</Trans>}
        name="isEmergency"
        onChange={({ target }) => onChange({ isEmergency: target.checked })}
      />
      <Disclosure title={<Trans>More: about whom, links, send later</Trans>}>
        <div className="grid gap-4 pb-2">
          {children.length > 0 && (
            <fieldset>
              <legend className="font-semibold">
                <Trans>About</Trans>
              </legend>
              {children.map(({ id, name }) => (
                <Checkbox
                  checked={content.children.includes(id)}
                  key={id}
                  label={name}
                  name={`child-${id}`}
                  onChange={() => onChange({ children: toggle(content.children, id) })}
                />
              ))}
            </fieldset>
          )}
          <Links content={content} onChange={onChange} search={search} zone={zone} />
          <TextInput
            error={errorAt('sendAt')}
            hint={<Trans>Left empty, it goes out ten seconds after you press Send. Clock: {zone}.</Trans>}
            label={t`Send later`}
            name="sendAt"
            onChange={(event) => onSendAt(event.target.value || null)}
            optional
            type="datetime-local"
            value={sendAt ?? ''}
          />
        </div>
      </Disclosure>
      {sendAt !== null && (
        <p className="text-sm">
          <Trans>It goes out later, at the time under “More”.</Trans>{' '}
          <Button kind="quiet" onClick={() => onSendAt(null)}>
            <Trans>Send it right away instead</Trans>
          </Button>
        </p>
      )}
    </fieldset>
  )
}
