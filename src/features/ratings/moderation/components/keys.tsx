import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { deskVerbs } from '#domain/moderation/letters.ts'
import { verbWords } from './words.ts'

export function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="figures ms-2 pointer-coarse:hidden rounded-sm border border-edge px-1 font-mono text-xs">
      {children}
    </kbd>
  )
}

function Row({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-b border-line py-1.5">
      <dt className="font-mono font-semibold">{keys}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What each key does. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  return (
    <Dialog onClose={onClose} open={open} title={t`Keys`}>
      <p>
        <Trans>A decision is two keys: what you decide, then the letter that goes with it. Within a minute z takes it back.</Trans>
      </p>
      <dl className="border-t border-line text-sm">
        <Row keys="n">
          <Trans>Take the next one, or pass this one over</Trans>
        </Row>
        {deskVerbs.map((verb) => (
          <Row key={verb} keys={verbWords[verb].key}>
            {i18n._(verbWords[verb].name)}
          </Row>
        ))}
        <Row keys="1 … 9 0 -">
          <Trans>The letter, once it is clear what you decide</Trans>
        </Row>
        <Row keys="w">
          <Trans>Write words of your own besides the letter</Trans>
        </Row>
        <Row keys="f">
          <Trans>Open or close what the findings say to their authors</Trans>
        </Row>
        <Row keys="h">
          <Trans>Open or close the latest ratings of the person</Trans>
        </Row>
        <Row keys="z">
          <Trans>Take back what you decided last</Trans>
        </Row>
        <Row keys="Ctrl Enter">
          <Trans>Done with the words: back to the keys</Trans>
        </Row>
        <Row keys="⌫">
          <Trans>Back: from the letters to the rating, from the rating to the queue</Trans>
        </Row>
        <Row keys="?">
          <Trans>This list</Trans>
        </Row>
      </dl>
    </Dialog>
  )
}
