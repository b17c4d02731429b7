import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutations } from '#web/form/use-mutation.ts'
import { useLocalMoment } from '#web/local-moment.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { deskCalls, type Full, longestNote } from '../contract.ts'

const invalidates = ['/api/desk/tickets']

/** What staff writes to each other about a ticket; handing it on to the admins is a note too. */
export function Notes({ ticket: { number, notes, state } }: { ticket: Full }) {
  const { t } = useLingui()
  const moment = useLocalMoment()
  const { run, ...writing } = useMutations(invalidates)
  const write = async (words: string, how: string) => {
    const input = { params: { number }, body: { words } }
    const { ok } =
      how === 'escalate'
        ? await run(deskCalls.escalate, input, { done: t`The ticket is handed on` })
        : await run(deskCalls.note, input, { done: t`The note is kept` })
    return ok ? true : null
  }
  return (
    <Section className="max-w-2xl" id="notes" title={<Trans>Notes among staff</Trans>}>
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
        <Form
          draft={`note ${number}`}
          more={
            <Button busy={writing.busy} kind="secondary" type="submit" value="escalate">
              <Trans>Hand on to the admins with this note</Trans>
            </Button>
          }
          mutation={writing}
          read={(values) => values('words')}
          required={{ words: t`Write a note.` }}
          send={write}
          submit={<Trans>Keep note</Trans>}
        >
          {(errorAt) => (
            <TextArea
              counter={{ max: longestNote }}
              error={errorAt('words')}
              hint={<Trans>Erased when the ticket is closed.</Trans>}
              id="note-words"
              label={t`A note`}
              name="words"
              rows={3}
            />
          )}
        </Form>
      )}
    </Section>
  )
}
