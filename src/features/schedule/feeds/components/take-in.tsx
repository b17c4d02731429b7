import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { Choice } from './choice.tsx'
import { Earlier } from './earlier.tsx'
import { LeftOut } from './left-out.tsx'

type Preview = Reply<typeof calls.preview>
const mostListed = 200

/** Imports a calendar file: the user previews it, selects events, and can undo the whole import. */
export function TakeIn({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui()
  const reading = useMutation(calls.preview, [])
  const taking = useMutation(calls.takeIn, ['/api/calendar'])
  const [file, setFile] = useState<{ name: string; file: string } | null>(null)
  const [found, setFound] = useState<Preview | null>(null)
  const [leave, setLeave] = useState<ReadonlySet<string>>(new Set())
  const [isShared, setIsShared] = useState(false)
  const problem = reading.problem ?? taking.problem
  const choose = async (chosen: File | undefined) => {
    setFound(null)
    if (!chosen) return
    const body = { name: chosen.name.slice(0, 120), file: await chosen.text() }
    setFile(body)
    const reply = await reading.send({ params: { case: caseId }, body })
    setFound(reply)
    setLeave(new Set())
  }
  const take = async () => {
    if (file && (await taking.send({ params: { case: caseId }, body: { ...file, leave: [...leave], isShared } }))) onDone()
  }
  const fresh = found?.events.filter(({ isThere }) => !isThere) ?? []
  const count = fresh.filter(({ key }) => !leave.has(key)).length
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Choose a file that you exported from Google, Apple or Outlook, or from OurFamilyWizard (.ics, 10 MB at most). You see first what
          would come in. Nothing is kept until you say so.
        </Trans>
      </p>
      {problem && (
        <p className="font-semibold text-danger" role="alert">
          {problem.sentence}
        </p>
      )}
      <TextInput accept=".ics,text/calendar" label={t`File`} onChange={(changed) => void choose(changed.target.files?.[0])} type="file" />
      <output className="text-soft">{reading.busy && <Trans>The file is being read.</Trans>}</output>
      {found && (
        <>
          <h3>
            <Plural one="# event would come in" other="# events would come in" value={count} />
          </h3>
          <ul className="grid max-h-72 gap-0.5 overflow-y-auto rounded-sm border border-line p-2" tabIndex={-1}>
            {found.events.slice(0, mostListed).map((event) => (
              <li key={event.key}>
                <Choice
                  event={event}
                  isOut={leave.has(event.key)}
                  onToggle={() =>
                    setLeave((now) => {
                      const next = new Set(now)
                      if (!next.delete(event.key)) next.add(event.key)
                      return next
                    })
                  }
                />
              </li>
            ))}
          </ul>
          {found.events.length > mostListed && (
            <p className="text-sm text-soft">{t`The first ${{ mostShown: mostListed }} are shown; the others come in too.`}</p>
          )}
          <LeftOut lines={found.leftOut} title={<Trans>What stays out, and why</Trans>} />
          <LeftOut lines={found.warnings} title={<Trans>What was read with doubt</Trans>} />
          <Checkbox
            checked={isShared}
            label={<Trans>Share them with the other parent. Without this only you see them.</Trans>}
            onChange={(changed) => setIsShared(changed.target.checked)}
          />
          <Button busy={taking.busy} className="justify-self-start" onClick={() => void take()}>
            <Trans>Take them in</Trans>
          </Button>
        </>
      )}
      <Earlier caseId={caseId} />
    </div>
  )
}
