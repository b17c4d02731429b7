import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

const Qr = lazy(async () => ({ default: (await import('#web/ui/qr.tsx')).Qr }))

/** At the foot of what both parents see, and on paper: the code of the record as it is now, and a way to compare it with another. */
export function RecordCode({ search }: { search: URLSearchParams }) {
  const { i18n, t } = useLingui()
  const [isScanned, setIsScanned] = useState(false)
  const { data } = useApiQuery(calls.code, { query: caseQuery(search) })
  if (!data?.code) return null
  const { code, day } = data.code
  return (
    <div className="text-sm text-soft">
      <p>
        <Trans>
          Code of the shared record on {dayInWords(day, i18n.locale)}: <strong className="figures whitespace-nowrap">{code}</strong>
        </Trans>
      </p>
      <Disclosure
        className="no-print [&>summary]:font-normal"
        isOpen={search.has('compare')}
        title={<Trans>Compare with another code</Trans>}
      >
        <Comparison search={search} />
        {isScanned ? (
          <figure className="grid max-w-prose gap-2 pb-2">
            <Suspense fallback={<div className="size-56" />}>
              <Qr label={t`QR code with the code of the shared record`} text={comparisonAt(search, code)} />
            </Suspense>
            <figcaption>
              <Trans>The other parent scans it with the camera of a phone, signs in, and sees whether both have the same record.</Trans>
            </figcaption>
          </figure>
        ) : (
          <Button kind="quiet" onClick={() => setIsScanned(true)} type="button">
            <Trans>Show it as a QR code</Trans>
          </Button>
        )}
      </Disclosure>
    </div>
  )
}

/** This page with a code to compare: what the other parent’s camera opens. The same thread has the same address for both. */
function comparisonAt(search: URLSearchParams, code: string): string {
  const asked = new URLSearchParams({ thread: search.get('thread') ?? '', compare: code })
  return `${location.origin}${location.pathname}?${asked}`
}

function Comparison({ search }: { search: URLSearchParams }) {
  const { i18n, t } = useLingui()
  const [code, setCode] = useState(search.get('compare'))
  const { data, isError } = useApiQuery(calls.compare, { query: { ...caseQuery(search), code: code ?? '' } }, { enabled: code !== null })
  const compare = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setCode(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  return (
    <div className="grid max-w-prose gap-3 pb-2">
      <p>
        <Trans>
          The code changes with each change of the record. Write it down, print it, or ask the other parent for theirs: a record that was
          rewritten no longer has its old codes. <SiteLink to="/ledger">How it works</SiteLink>
        </Trans>
      </p>
      <form autoComplete="off" className="flex flex-wrap items-end gap-3" onSubmit={compare}>
        <TextInput
          autoCapitalize="characters"
          defaultValue={code ?? ''}
          label={t`Code that you have`}
          maxLength={60}
          name="code"
          spellCheck={false}
        />
        <Button className="min-h-12" kind="secondary" type="submit">
          <Trans>Compare codes</Trans>
        </Button>
      </form>
      <output>
        {isError && <Trans>It could not be compared. Try again in a minute.</Trans>}
        {data?.is === 'same' && <Trans>The same record, as it is now.</Trans>}
        {data?.is === 'older' && data.day !== null && (
          <Trans>The same record, as it was on {dayInWords(data.day, i18n.locale)}. Since then it was only added to.</Trans>
        )}
        {data?.is === 'unknown' && (
          <Trans>
            This record never had that code. Check each character. If it is right, you do not have the same record: keep the paper or the
            mail that it is from.
          </Trans>
        )}
        {data?.is === 'unreadable' && <Trans>A code has 16 letters and numbers.</Trans>}
      </output>
    </div>
  )
}
