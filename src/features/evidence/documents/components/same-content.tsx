import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Props {
  same: { document: string; title: string; number: number }
  onOpen: (document: string) => void
}

/** Said where the content is there already. */
export function SameContent({ same: { document, title, number }, onOpen }: Props) {
  return (
    <div role="alert">
      <Notice tone="attention">
        <p>
          <Trans>
            This file has the same content as version {number} of “{title}”. Nothing was added.
          </Trans>
        </p>
        <p>
          <Button kind="quiet" onClick={() => onOpen(document)}>
            <Trans>Open that document</Trans>
          </Button>
        </p>
      </Notice>
    </div>
  )
}
