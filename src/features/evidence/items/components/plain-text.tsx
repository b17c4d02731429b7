import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { sizeText } from '#domain/files/sizes.ts'
import { ApiError } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TextBox } from './text-box.tsx'

/** What is shown of a long text; the rest is in the download. Bytes. */
const most = 262_144

/** The beginning of a text file, as text and nothing else. */
export function PlainText({ at, bytes }: { at: string; bytes: number }) {
  const query = useQuery({
    queryKey: [at, 'text'],
    queryFn: async ({ signal }) => {
      const reply = await fetch(at, { headers: { range: `bytes=0-${most - 1}` }, signal })
      if (!reply.ok) throw new ApiError(reply.status, await reply.text())
      return new TextDecoder().decode(await reply.arrayBuffer())
    },
    staleTime: Infinity,
  })
  const [part, all] = [sizeText(most), sizeText(bytes)]
  return (
    <Loaded failed={<Trans>Couldn’t load the text</Trans>} lines={6} query={query} safe={<Trans>Your file is safe. Try again.</Trans>}>
      {(text) => (
        <div className="grid gap-1">
          <TextBox>{text}</TextBox>
          {bytes > most && (
            <p className="text-sm text-soft">
              <Trans>
                The first {part} of {all}. Download the file for the rest.
              </Trans>
            </p>
          )}
        </div>
      )}
    </Loaded>
  )
}
