import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { calls as fileCalls } from '#case/files/contract.ts'
import { mostShared, plainWord, shortestWord } from '#domain/evidence/shares.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type Choice } from '../contract.ts'
import { daysOffered, stale } from './addresses.ts'
import { MoreFiles } from './more-files.tsx'

interface Props {
  caseId: string
  first: Choice
  onCancel: () => void
  onMade: (address: string) => void
}

const openingsOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))
const isCount = (n: number | null) => n === null || (Number.isInteger(n) && n >= 1 && n <= mostShared.openings)

/** Who a link is for, what it shares, and how long. */
export function LinkForm({ caseId, first, onCancel, onMade }: Props) {
  const { t } = useLingui()
  const making = useMutation(calls.make, stale)
  const preparing = useMutation(fileCalls.prepare, ['/api/evidence', '/api/files'])
  const [files, setFiles] = useState<readonly Choice[]>([first])
  const [typed, setTyped] = useState({ whom: '', days: '7', openings: '10', word: '', isOriginal: false, maySave: true })
  const [sure, setSure] = useState({ isSure: false, isSureOriginal: false })
  const [hasCare, setCare] = useState(false)
  const isMade = useRef(false)
  const put = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more })
  const needsSure = hasCare || files.some(({ isPrivileged, isSensitive }) => isPrivileged || isSensitive)
  const isSensitive = files.some((file) => file.isSensitive)
  const openings = openingsOf(typed.openings)
  const sureText = isSensitive
    ? t`Confirm that this person may see a file you marked as sensitive.`
    : t`Confirm that this person may see a file you marked as privileged.`
  const check = (): Record<string, string> => ({
    ...(typed.whom.trim() === '' && { whom: t`Enter who the link is for.` }),
    ...(!isCount(openings) && { openings: t`Enter a number from 1 to 1,000, or leave it empty.` }),
    ...(typed.word.trim() !== '' && plainWord(typed.word).length < shortestWord && { word: t`A code word needs at least 6 characters.` }),
    ...(needsSure && !sure.isSure && { isSure: sureText }),
    ...(typed.isOriginal && !sure.isSureOriginal && { isSureOriginal: t`Confirm that you want to share the originals.` }),
  })
  const send = async () => {
    // What goes out is a copy: it is made first, if there is none yet.
    for (const { file, title } of typed.isOriginal ? [] : files) {
      const prepared = await preparing.send({ params: { case: caseId, file } })
      if (prepared === null) return null
      if (prepared.refusal !== null) {
        making.refuse('files', `${title}: ${prepared.refusal}`)
        return null
      }
    }
    const body = {
      ...typed,
      ...sure,
      days: Number(typed.days),
      openings,
      files: files.map(({ kind, about }) => ({ kind, about })),
    }
    const reply = await making.send({ params: { case: caseId }, body })
    if (reply) {
      isMade.current = true
      onMade(reply.address)
    }
    return reply
  }
  // A file can need care that only the server knows of: a document of which the vault has the file as sensitive.
  const problem = making.problem ?? preparing.problem
  if (problem?.field === 'isSure' && !hasCare) setCare(true)
  return (
    <Form
      check={check}
      isControlled
      kind="primary"
      mutation={{ busy: making.busy || preparing.busy, problem }}
      onClose={() => {
        // Once it is made, its address takes the place of the form.
        if (!isMade.current) onCancel()
      }}
      read={() => null}
      send={send}
      submit={<Trans>Make link</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            error={errorAt('whom')}
            hint={t`This name appears on the link’s page.`}
            label={t`Who it is for`}
            maxLength={mostShared.whom}
            name="whom"
            onChange={(event) => put({ whom: event.target.value })}
            placeholder={t`Such as: Dana Lee, my attorney`}
            value={typed.whom}
          />
          <MoreFiles caseId={caseId} chosen={files} error={errorAt('files')} onChange={setFiles} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              error={errorAt('days')}
              label={t`Ends after`}
              name="days"
              onChange={(event) => put({ days: event.target.value })}
              options={daysOffered.map((days) => ({ value: String(days), label: days === 1 ? t`1 day` : t`${{ days }} days` }))}
              value={typed.days}
            />
            <TextInput
              error={errorAt('openings')}
              inputMode="numeric"
              label={t`Times it can be opened`}
              name="openings"
              onChange={(event) => put({ openings: event.target.value })}
              optional
              value={typed.openings}
            />
          </div>
          <TextInput
            autoComplete="off"
            error={errorAt('word')}
            hint={t`They enter it to open the link. Give it to them another way, such as by phone.`}
            label={t`Code word`}
            maxLength={mostShared.word}
            name="word"
            onChange={(event) => put({ word: event.target.value })}
            optional
            spellCheck={false}
            value={typed.word}
          />
          <RadioGroup
            legend={t`What they get`}
            name="isOriginal"
            onChange={(value) => put({ isOriginal: value === 'original' })}
            options={[
              { value: 'copy', label: t`Copies without location, time and device` },
              { value: 'original', label: t`The originals, byte for byte` },
            ]}
            value={typed.isOriginal ? 'original' : 'copy'}
          />
          {typed.isOriginal && (
            <Checkbox
              checked={sure.isSureOriginal}
              error={errorAt('isSureOriginal')}
              label={t`Share the originals. They can show where, when and on what device they were made.`}
              name="isSureOriginal"
              onChange={(event) => setSure({ ...sure, isSureOriginal: event.target.checked })}
            />
          )}
          <Checkbox
            checked={typed.maySave}
            label={
              <>
                <Trans>Allow downloads</Trans>
                <span className="block text-sm text-soft">
                  <Trans>Without downloads, pages and pictures are shown. A screenshot is still possible.</Trans>
                </span>
              </>
            }
            name="maySave"
            onChange={(event) => put({ maySave: event.target.checked })}
          />
          {needsSure && (
            <Checkbox
              checked={sure.isSure}
              error={errorAt('isSure')}
              label={
                isSensitive
                  ? t`This person may see a file that I marked as sensitive.`
                  : t`This person may see a file that I marked as privileged or sensitive. Sharing it can end the privilege.`
              }
              name="isSure"
              onChange={(event) => setSure({ ...sure, isSure: event.target.checked })}
            />
          )}
        </>
      )}
    </Form>
  )
}
