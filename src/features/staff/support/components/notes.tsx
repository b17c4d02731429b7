import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { deskCalls, type Full, longestNote } from '../contract.ts'
import { useMoment } from './moment.ts'
import { useAct } from './use-act.ts'

/** What staff tells each other about a ticket; handing it on to the admins is a note too. */
export function Notes({ ticket: { number, notes, state }, onChanged }: { ticket: Full; onChanged: () => void }) {
  const { t } = useLingui()
  const moment = useMoment()
  const { busy, act } = useAct()
  const [words, setWords] = useState('')
  const write = async (how: 'note' | 'escalate') => {
    const input = { params: { number }, body: { words } }
    const done = await act(
      () => (how === 'note' ? api(deskCalls.note, input) : api(deskCalls.escalate, input)),
      how === 'note' ? t`The note is kept` : t`The ticket is handed on`,
    )
    if (!done) return
    setWords('')
    onChanged()
  }
  return (
    <section className="grid max-w-2xl gap-4">
      <h2>
        <Trans>Notes among staff</Trans>
      </h2>
      {notes.length === 0 ? (
        <p className="text-soft">
          <Trans>No notes yet. The person who asked never sees them.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {notes.map(({ at, by, kind, words: text }) => (
            <li className="border-s-2 border-edge ps-3" key={`${at} ${text}`}>
              <p className="flex flex-wrap gap-x-3 text-sm text-soft">
                <span>{by === '' ? <Trans>an account that is gone</Trans> : by}</span>
                <time className="figures" dateTime={at}>
                  {moment(at)}
                </time>
                {kind === 'escalation' && (
                  <Badge tone="info">
                    <Trans>Handed on</Trans>
                  </Badge>
                )}
              </p>
              <p className="max-w-prose break-words whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {state !== 'closed' && (
        <>
          <TextArea
            counter={{ max: longestNote }}
            hint={<Trans>Erased when the ticket is closed.</Trans>}
            id="note-words"
            label={t`A note`}
            onChange={(event) => setWords(event.target.value)}
            rows={3}
            value={words}
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} kind="secondary" onClick={() => void write('note')}>
              <Trans>Keep note</Trans>
            </Button>
            <Button busy={busy} kind="secondary" onClick={() => void write('escalate')}>
              <Trans>Hand on to the admins with this note</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
