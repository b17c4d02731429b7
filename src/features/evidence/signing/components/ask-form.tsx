import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Seat } from '#case/cases/contract.ts'
import type { PrivateKind } from '#domain/signing/kinds.ts'
import { isNameOf, mostSigned, waitDays } from '#domain/signing/lifecycle.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { calls, type Signers } from '../contract.ts'
import { stale, toRequest } from './addresses.ts'
import { Consent } from './consent.tsx'

interface Props {
  document: string
  version: string
  title: string
  kind: PrivateKind
  search: URLSearchParams
  seat: Seat
}

/** Who signs a private paper, and what the other parent is asked. */
export function AskForm({ document, version, title, kind, search, seat: { caseId, parents } }: Props) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const asking = useMutation(calls.ask, stale)
  const me = parents.find(({ isMe }) => isMe)?.name ?? ''
  const other = parents.find(({ isMe, joined, hasLeft }) => !isMe && joined && !hasLeft)?.name ?? null
  const [signers, setSigners] = useState<Signers | null>(other === null ? 'self' : null)
  const [note, setNote] = useState('')
  const [days, setDays] = useState<(typeof waitDays)[number]>(14)
  const [name, setName] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const isOwn = signers === 'self' || signers === 'both'
  const check = (): Record<string, string> => ({
    ...(signers === null && { signers: t`Choose who signs.` }),
    ...(isOwn && !agrees && { agrees: t`Agree to sign electronically, or ask for paper.` }),
    ...(isOwn && !isNameOf(name, me) && { name: t`Type your name as it is in this case: ${me}.` }),
  })
  const send = async () => {
    const body = {
      document,
      version,
      kind,
      signers: signers!,
      note: signers === 'self' ? '' : note,
      days,
      name: isOwn ? name : '',
      agrees: isOwn,
    }
    const reply = await asking.send({ params: { case: caseId }, body }, { done: signers === 'self' ? t`Signed` : t`Request sent` })
    setConfirming(false)
    if (reply) go(toRequest(search, reply.id))
    return reply
  }
  const options = [
    ...(other === null
      ? []
      : [
          { value: 'other' as const, label: <Trans>{other} signs</Trans> },
          { value: 'both' as const, label: <Trans>{other} and I sign</Trans>, hint: <Trans>You sign now, and {other} is asked.</Trans> },
        ]),
    { value: 'self' as const, label: <Trans>Only I sign</Trans>, hint: <Trans>No one else sees it.</Trans> },
  ]
  return (
    <>
      <Form
        check={check}
        draft={`ask to sign ${version}`}
        isChanged={note !== '' || name !== '' || agrees}
        isControlled
        kind="primary"
        mutation={asking}
        read={() => null}
        send={async () => {
          if (!isOwn) return send()
          setConfirming(true)
          return null
        }}
        submit={
          signers === 'self' ? <Trans>Sign paper</Trans> : signers === 'both' ? <Trans>Sign and ask</Trans> : <Trans>Ask to sign</Trans>
        }
      >
        {(errorAt) => (
          <>
            <RadioGroup
              error={errorAt('signers')}
              legend={<Trans>Who signs?</Trans>}
              name="signers"
              onChange={setSigners}
              options={options}
              value={signers}
            />
            {other === null && (
              <p className="text-sm text-soft">
                <Trans>The other parent has not joined this case, so they can’t be asked here.</Trans>
              </p>
            )}
            {signers !== null && signers !== 'self' && (
              <>
                <TextArea
                  error={errorAt('note')}
                  hint={t`The other parent reads this, and it stays in the record.`}
                  label={t`Note`}
                  maxLength={mostSigned.note}
                  name="note"
                  onChange={(event) => setNote(event.target.value)}
                  optional
                  rows={2}
                  value={note}
                />
                <Select
                  label={t`Time to sign`}
                  name="days"
                  onChange={(event) => setDays(waitDays.find((one) => String(one) === event.target.value) ?? 14)}
                  options={waitDays.map((value) => ({ value: String(value), label: t`${value} days` }))}
                  value={String(days)}
                />
                <p className="text-sm text-soft">
                  <Trans>
                    {other} sees the pages of this version, its title and your note. Your other versions and documents stay yours alone. You
                    can withdraw the request until it’s answered.
                  </Trans>
                </p>
              </>
            )}
            {isOwn && <Consent agrees={agrees} errorAt={errorAt} myName={me} name={name} onAgrees={setAgrees} onName={setName} />}
          </>
        )}
      </Form>
      <Confirm
        busy={asking.busy}
        onClose={() => setConfirming(false)}
        onConfirm={() => void send()}
        open={isConfirming}
        title={<Trans>Sign “{title}”?</Trans>}
        verb={signers === 'both' ? <Trans>Sign and ask</Trans> : <Trans>Sign paper</Trans>}
      >
        <p>
          {signers === 'both' ? (
            <Trans>
              Your name, the time and the pages go to {other}, who can sign for <Plural one="# day" other="# days" value={days} />. A
              signature can’t be withdrawn here; the request can, until it’s answered.
            </Trans>
          ) : (
            <Trans>
              Your name, the time and the pages become one signed copy, which only you see. A signature can’t be withdrawn here.
            </Trans>
          )}
        </p>
      </Confirm>
    </>
  )
}
