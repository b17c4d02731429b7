import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Elsewhere, Moment } from '#case/cases/public.tsx'
import { sizeText } from '#domain/files/sizes.ts'
import type { Reply } from '#http/contract.ts'
import { PlainForm } from '#web/form/plain-form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'

/** The page of a link: what it is, a button that opens the message, and one that stops such mails. */
export function ByLink({ token }: { token: string }) {
  const { t } = useLingui()
  const opening = useMutation(calls.open, [], { plain: 'open' })
  const stopping = useMutation(calls.stop, [], { plain: 'stop' })
  const link = token || (opening.values['token'] ?? stopping.values['token'] ?? '')
  const body = { token: link }
  const hidden = () => <input name="token" type="hidden" value={link} />
  const form = { action: '/for-you', check: () => ({}), read: () => body, sentences: {} }
  if (stopping.became?.is === 'done') return <Stopped />
  return (
    <div className="mt-4 grid max-w-2xl gap-6">
      {opening.became?.is === 'done' ? (
        <Opened message={opening.became.data} />
      ) : (
        <>
          <div className="prose">
            <p>
              <Trans>
                Someone who has your e-mail address wrote to you on a site where parents keep a record of their messages. You need no
                account to read it.
              </Trans>
            </p>
            <p>
              <Trans>When you press the button, the person who wrote to you sees that the link was opened, and when.</Trans>
            </p>
          </div>
          <PlainForm
            {...form}
            mutation={opening}
            name="open"
            send={() => opening.send({ body })}
            submit={<Trans>Open the message</Trans>}
            title={t`The message was not opened`}
          >
            {hidden}
          </PlainForm>
        </>
      )}
      <section aria-labelledby="stop-title" className="grid gap-2 border-t border-line pt-4">
        <h2 className="text-lg" id="stop-title">
          <Trans>No more mails</Trans>
        </h2>
        <p>
          <Trans>The person who wrote to you sees that mails were stopped. You can still join them on this site later.</Trans>
        </p>
        <PlainForm
          {...form}
          kind="secondary"
          mutation={stopping}
          name="stop"
          send={() => stopping.send({ body })}
          submit={<Trans>Stop these mails</Trans>}
          title={t`Mails were not stopped`}
        >
          {hidden}
        </PlainForm>
      </section>
    </div>
  )
}

/** The page is shorter than it was: what became of the press is in sight, and read out. */
function useFocus<E extends HTMLElement>() {
  const place = useRef<E>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return place
}

function Stopped() {
  const place = useFocus<HTMLDivElement>()
  return (
    <div className="mt-4 max-w-2xl outline-none" ref={place} tabIndex={-1}>
      <Notice title={<Trans>Mails are stopped</Trans>}>
        <p>
          <Trans>This person’s messages are no longer mailed to this address. Links in earlier mails no longer work.</Trans>
        </p>
      </Notice>
    </div>
  )
}

function Opened({ message: { subject, body, kind, from, sentAt, zone, files } }: { message: Reply<typeof calls.open> }) {
  const heading = useFocus<HTMLHeadingElement>()
  return (
    <article className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg outline-none [overflow-wrap:anywhere]" dir="auto" ref={heading} tabIndex={-1}>
        {subject}
      </h2>
      <p className="text-sm text-soft">
        <Trans>
          {kind} from <bdi>{from}</bdi>, sent <Moment at={sentAt} zone={zone} />
        </Trans>
        <Elsewhere at={sentAt} zone={zone} />
      </p>
      <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {body}
      </p>
      {files.length > 0 && (
        <section aria-labelledby="files-title" className="grid gap-1">
          <h3 className="text-base" id="files-title">
            <Plural one="# file" other="# files" value={files.length} />
          </h3>
          <ul className="list-disc ps-5">
            {files.map(({ id, name, bytes }) => (
              <li className="[overflow-wrap:anywhere]" key={id}>
                <bdi>{name}</bdi>, {sizeText(bytes)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-soft">
        <Trans>To answer, or to open files, ask the person who wrote to you for an invitation to this site.</Trans>
      </p>
    </article>
  )
}
