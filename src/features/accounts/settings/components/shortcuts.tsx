import { Trans } from '@lingui/react/macro'
import { SingleKeysSwitch } from '#web/ui/single-keys-switch.tsx'
import { Section } from './section.tsx'

/** Shortcuts of a single key, on this device. */
export function ShortcutsPart() {
  return (
    <Section id="shortcuts" title={<Trans>Shortcuts</Trans>}>
      <SingleKeysSwitch />
    </Section>
  )
}
