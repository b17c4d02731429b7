import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Pager } from '#web/ui/nav.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type AuditLine, calls, type Wanted } from '../contract.ts'
import { AuditTable } from './audit-table.tsx'
import { download } from '#shell/download.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'

interface Found {
  wanted: Wanted
  lines: readonly AuditLine[]
  cursor: string | null
  found: number
}

/** What the form asks for; an empty field asks for nothing. */
function wantedOf(form: FormData): Wanted {
  const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
  const outcome = text('outcome')
  return {
    who: text('who'),
    action: text('action'),
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : undefined,
    from: text('from'),
    to: text('to'),
  }
}

/** The audit: searched by person, action, outcome and days. */
export function Audit() {
  const { t } = useLingui()
  const [seen, setSeen] = useState<Found | null>(null)
  const search = useMutation(calls.audit)
  const csv = useMutation(calls.auditCsv)
  const look = async (wanted: Wanted, cursor: string | null) => {
    const page = await search.send({ body: { ...wanted, ...(cursor !== null && { cursor }) } })
    if (page) setSeen((before) => ({ wanted, ...page, lines: [...(cursor === null ? [] : (before?.lines ?? [])), ...page.lines] }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void look(wantedOf(new FormData(event.currentTarget)), null)
  }
  const take = async (wanted: Wanted) => {
    const file = await csv.send({ body: wanted })
    if (file) download(file.csv, 'audit.csv')
  }
  return (
    <div className="grid gap-4">
      <form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:items-end" noValidate onSubmit={submit}>
        <TextInput
          autoComplete="off"
          className="lg:col-span-2"
          label={t`Person (e-mail address or id)`}
          name="who"
          optional
          spellCheck={false}
        />
        <TextInput
          autoComplete="off"
          className="lg:col-span-2"
          label={t`Action begins with`}
          name="action"
          optional
          placeholder="staff."
          spellCheck={false}
        />
        <Select
          className="lg:col-span-2"
          label={t`Outcome`}
          name="outcome"
          options={[
            { value: '', label: t`Done and refused` },
            { value: 'done', label: t`Done` },
            { value: 'refused', label: t`Refused` },
          ]}
        />
        <TextInput className="lg:col-span-2" label={t`From day (UTC)`} name="from" optional type="date" />
        <TextInput className="lg:col-span-2" label={t`To day (UTC)`} name="to" optional type="date" />
        <Button busy={search.busy} className="min-h-12 lg:col-span-2" type="submit">
          <Trans>Search the audit</Trans>
        </Button>
      </form>
      <Problem of={search.problem ?? csv.problem} />
      {seen?.found === 0 && (
        <Empty title={<Trans>No line is like that</Trans>}>
          <p>
            <Trans>Leave out a field, or widen the days.</Trans>
          </p>
        </Empty>
      )}
      {seen && seen.found > 0 && (
        <div>
          <AuditTable lines={seen.lines} />
          <Pager next={seen.cursor === null ? null : { onClick: () => void look(seen.wanted, seen.cursor), busy: search.busy }}>
            <Plural one="# line" other="# lines" value={seen.lines.length} /> <Trans>of</Trans> {seen.found}
          </Pager>
          <Button busy={csv.busy} className="no-print mt-4" kind="secondary" onClick={() => void take(seen.wanted)}>
            <Trans>Download as CSV (10,000 lines at most)</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
