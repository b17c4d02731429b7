import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { bankLimits } from '#domain/bank/types.ts'
import { base64Of } from '#web/base64-of.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Reply } from '#http/contract.ts'
import { type Account, calls, type Mapping, type Preview } from '../contract.ts'
import { Columns } from './columns.tsx'
import { Done } from './done.tsx'
import { type Choice, choiceFor, PartCard } from './part-card.tsx'

interface ImportFileProps {
  caseId: string
  accounts: readonly Account[]
  onDone: () => void
}

/** Imports a bank's file: choose it, check how it is read and what is new in it, import. */
export function ImportFile({ caseId, accounts, onDone }: ImportFileProps) {
  const { t } = useLingui()
  const reading = useMutation(calls.preview, [])
  const taking = useMutation(calls.takeIn, ['/api/bank'])
  const [file, setFile] = useState<{ name: string; file: string } | null>(null)
  const [found, setFound] = useState<Preview | null>(null)
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [profile, setProfile] = useState('')
  const [done, setDone] = useState<Reply<typeof calls.takeIn> | null>(null)
  /** The latest mapping that was chosen, while an earlier one is read. */
  const wanted = useRef<Mapping | null>(null)
  const isReading = useRef(false)
  const params = { case: caseId }

  const preview = async (body: { name: string; file: string }, mapping: Mapping | null) => {
    const reply = await reading.send({ params, body: { ...body, mapping } })
    if (!reply || wanted.current !== mapping) return
    setFound(reply)
    setChoices((before) => reply.parts.map((part, index) => (before.length === reply.parts.length ? before[index]! : choiceFor(part))))
  }
  /** What was chosen is there at once; what it makes of the file follows. */
  const change = async (mapping: Mapping) => {
    if (!file || !found?.table) return
    wanted.current = mapping
    setFound({ ...found, table: { ...found.table, mapping } })
    if (isReading.current) return
    isReading.current = true
    let sent: Mapping | null = null
    while (sent !== wanted.current) {
      sent = wanted.current
      await preview(file, sent)
    }
    isReading.current = false
  }
  const choose = async (chosen: File | undefined) => {
    setFound(null)
    setChoices([])
    wanted.current = null
    setFile(null)
    if (!chosen) return
    if (chosen.size > bankLimits.bytes) return reading.refuse('file', t`This file is larger than 10 MB. Download fewer months at a time.`)
    const body = { name: chosen.name.slice(0, 120), file: await base64Of(chosen) }
    if (body.file === '') return reading.refuse('file', t`This file is empty. Choose another one.`)
    setFile(body)
    await preview(body, null)
  }
  const take = async () => {
    if (!file || !found) return
    const parts = choices.flatMap(({ account, as }, part) =>
      account === 'skip' ? [] : [{ part, account: account === 'new' ? null : account, as: account === 'new' ? as : null }],
    )
    const body = { ...file, mapping: found.table?.mapping ?? null, parts, profile: profile.trim() || null }
    setDone(await taking.send({ params, body }))
  }

  if (done) return <Done done={done} onDone={onDone} />
  const isReady = found && found.parts.length > 0 && choices.some(({ account }) => account !== 'skip')
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void take()
      }}
    >
      <TextInput
        accept=".csv,.txt,.tsv,.ofx,.qfx,.qbo,text/csv,application/x-ofx,application/vnd.intu.qfx"
        hint={<Trans>CSV, OFX or QFX, up to 10 MB. The file itself isn’t stored, only its lines.</Trans>}
        label={t`File from your bank`}
        onChange={(changed) => void choose(changed.target.files?.[0])}
        type="file"
      />
      <output className="text-soft empty:hidden">{reading.busy && <Trans>Reading the file…</Trans>}</output>
      <Problem of={reading.problem ?? taking.problem} />
      {found?.table && file && (
        <Columns busy={reading.busy} key={file.file.length} onChange={(mapping) => void change(mapping)} table={found.table} />
      )}
      {found?.parts.map((part, index) => (
        <PartCard
          accounts={accounts}
          choice={choices[index] ?? choiceFor(part)}
          isOnly={found.parts.length === 1}
          // oxlint-disable-next-line react/no-array-index-key -- parts of a file are known by their number
          key={index}
          n={index + 1}
          onChange={(choice) => setChoices(choices.map((one, at) => (at === index ? choice : one)))}
          part={part}
        />
      ))}
      {isReady && found.table && found.table.profile === null && (
        <TextInput
          hint={<Trans>For example, the name of your bank. The next file like this is then read the same way.</Trans>}
          label={t`Save these columns as`}
          maxLength={60}
          onChange={(event) => setProfile(event.target.value)}
          optional
          value={profile}
        />
      )}
      {isReady && (
        <Button busy={taking.busy || reading.busy} className="justify-self-start" type="submit">
          <Trans>Import lines</Trans>
        </Button>
      )}
    </form>
  )
}
