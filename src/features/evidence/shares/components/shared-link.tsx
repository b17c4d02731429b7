import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { PlainForm } from '#web/form/plain-form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { OpenedLink } from './opened-link.tsx'

interface Props {
  code: string
  link: Reply<typeof calls.look>
}

/** What a link is, the button that opens it, and then its files. */
export function SharedLink({ code, link }: Props) {
  const opening = useMutation(calls.open, [], { plain: 'open' })
  const showing = useMutation(calls.show, [], { plain: 'show' })
  const { became } = opening
  const opened = showing.became?.is === 'done' ? showing.became.data : became?.is === 'done' ? became.data : null
  if (opened) return <OpenedLink code={code} opened={opened} showing={showing} />
  // An opening of two hours that is over says so by itself.
  if (!link.isOpen || (showing.became !== null && showing.became.is !== 'done'))
    return (
      <Notice title={<Trans>This link is no longer open</Trans>} tone="attention">
        <p>
          <Trans>Ask the person who sent it for a new one.</Trans>
        </p>
      </Notice>
    )
  return <Closed code={code} link={link} opening={opening} />
}

type Opening = ReturnType<typeof useMutation<typeof calls.open>>

function Closed({ code, link, opening }: Props & { opening: Opening }) {
  const { t } = useLingui()
  const { from, whom, until, files, asksWord, maySave } = link
  const sentences: Record<string, string> = asksWord ? { word: opening.problem?.sentence ?? t`Enter the code word.` } : {}
  return (
    <div className="grid max-w-2xl gap-4">
      <p className="text-lg [overflow-wrap:anywhere]">
        <Trans>
          <bdi className="font-semibold">{from}</bdi> shared <Plural one="# file" other="# files" value={files} /> with{' '}
          <bdi className="font-semibold">{whom}</bdi>.
        </Trans>
      </p>
      <PlainForm
        action={`/shared/${encodeURIComponent(code)}`}
        check={(typed): Record<string, string> => (asksWord && typed('word') === '' ? { word: t`Enter the code word.` } : {})}
        mutation={opening}
        name="open"
        read={(typed) => ({ code, word: typed('word') })}
        send={(body) => opening.send({ body })}
        sentences={sentences}
        submit={<Trans>Open files</Trans>}
        title={t`The files were not opened`}
      >
        {(errorAt) =>
          asksWord && (
            <TextInput
              autoComplete="off"
              error={errorAt('word')}
              hint={<Trans>The person who sent the link gave it to you another way.</Trans>}
              id="open-word"
              label={t`Code word`}
              maxLength={80}
              name="word"
              spellCheck={false}
            />
          )
        }
      </PlainForm>
      <ul className="grid list-disc gap-1 ps-5">
        {until !== null && (
          <li>
            <Trans>
              Open until <Moment at={until} />.
            </Trans>
          </li>
        )}
        <li>{maySave ? <Trans>You can look at the files and download them.</Trans> : <Trans>You can look at the files here.</Trans>}</li>
        <li>
          <Trans>
            {from} sees when the link is opened, and which file is looked at or downloaded. Your network address and your device are not
            stored.
          </Trans>
        </li>
        <li>
          <Trans>No account is needed. If the link isn’t meant for you, don’t open it.</Trans>
        </li>
      </ul>
    </div>
  )
}
