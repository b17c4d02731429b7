import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { unitLimits } from '#domain/unit/types.ts'
import { Columns } from '#money/bank/public.tsx'
import { base64Of } from '#web/base64-of.ts'
import { dayInWords } from '#web/days.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Mapping } from '#money/bank/contract.ts'
import { calls, type Preview } from '../contract.ts'
import { kindNames } from './words.ts'

/** Imports the unit's file: choose it, check how it is read, import. */
export function ImportUnit({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const reading = useMutation(calls.preview, [])
  const taking = useMutation(calls.takeIn, ['/api/payments'])
  const [file, setFile] = useState<{ name: string; file: string } | null>(null)
  const [found, setFound] = useState<Preview | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [profile, setProfile] = useState('')
  const params = { case: caseId }

  const preview = async (body: { name: string; file: string }, to: Mapping | null) => {
    const reply = await reading.send({ params, body: { ...body, mapping: to } })
    if (reply) setFound(reply)
  }
  const choose = async (chosen: File | undefined) => {
    setFound(null)
    setMapping(null)
    setFile(null)
    if (!chosen) return
    if (chosen.size > unitLimits.bytes) return reading.refuse('file', t`This file is larger than 2 MB. Download fewer months at a time.`)
    const body = { name: chosen.name.slice(0, 120), file: await base64Of(chosen) }
    if (body.file === '') return reading.refuse('file', t`This file is empty. Choose another one.`)
    setFile(body)
    await preview(body, null)
  }
  const change = (to: Mapping) => {
    setMapping(to)
    if (found?.table) setFound({ ...found, table: { ...found.table, mapping: to } })
    if (file) void preview(file, to)
  }
  const take = async () => {
    if (!file || !found || found.lines === 0) return
    const name = profile.trim() || null
    const body = { ...file, mapping: mapping ?? (name ? (found.table?.mapping ?? null) : null), profile: name }
    const done = await taking.send({ params, body }, { done: t`History imported` })
    if (done) onDone()
  }
  const places = {
    day: t`Date`,
    description: t`Kind of line`,
    amount: t`Amount`,
    credit: t`Received`,
    debit: t`Sent out`,
    checkNumber: t`Reference`,
  }

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
    >
      <TextInput
        accept=".csv,.txt,.tsv,.pdf,text/csv,application/pdf"
        hint={
          <Trans>CSV or a PDF with text, up to 2 MB. The file itself isn’t stored. Both parents see its lines and who imported them.</Trans>
        }
        label={t`Payment history of the unit`}
        onChange={(changed) => void choose(changed.target.files?.[0])}
        type="file"
      />
      <output className="text-soft empty:hidden">{reading.busy && <Trans>Reading the file…</Trans>}</output>
      <Problem of={reading.problem ?? taking.problem} />
      {found?.table && file && <Columns busy={reading.busy} key={file.file.length} onChange={change} places={places} table={found.table} />}
      {found && found.lines > 0 && (
        <>
          <p className="font-semibold">
            <Plural one="# line found" other="# lines found" value={found.lines} />
            {', '}
            <Plural _0="none is new" one="# is new" other="# are new" value={found.fresh} />
            {found.skipped > 0 && (
              <>
                {', '}
                <Plural one="# row is skipped" other="# rows are skipped" value={found.skipped} />
              </>
            )}
          </p>
          <ul className="text-sm">
            {found.sample.map(({ day, kind, cents, reference }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines can be equal
              <li className="flex justify-between gap-4 border-b border-line py-1 last:border-0" key={index}>
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {[dayInWords(day, i18n.locale), i18n._(kindNames[kind]), reference].filter(Boolean).join(' · ')}
                </span>
                <span className="figures flex-none">{formatCents(cents)}</span>
              </li>
            ))}
          </ul>
          {found.alike === 0 && (
            <Notice tone="attention">
              <Trans>No line is like a payment that is recorded here. Check that the file is about this case.</Trans>
            </Notice>
          )}
          {found.table?.profile === null && (
            <TextInput
              hint={<Trans>For example, the name of the unit. The next file like this is then read the same way.</Trans>}
              label={t`Save these columns as`}
              maxLength={60}
              onChange={(event) => setProfile(event.target.value)}
              optional
              value={profile}
            />
          )}
          <Button busy={taking.busy || reading.busy} className="justify-self-start" type="submit">
            <Trans>Import lines</Trans>
          </Button>
        </>
      )}
    </form>
  )
}
