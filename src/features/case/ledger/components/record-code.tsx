import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'

/** At the foot of what both parents see, and on paper: the code of the record as it is now, and a way to compare it with another. */
export function RecordCode({ search }: { search: URLSearchParams }) {
  const { i18n } = useLingui()
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
      <Disclosure className="no-print [&>summary]:font-normal" title={<Trans>Compare with another code</Trans>}>
        <Comparison search={search} />
      </Disclosure>
    </div>
  )
}

function Comparison({ search }: { search: URLSearchParams }) {
  const { i18n, t } = useLingui()
  const [code, setCode] = useState<string | null>(null)
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
        <TextInput autoCapitalize="characters" label={t`Code that you have`} maxLength={60} name="code" spellCheck={false} />
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
