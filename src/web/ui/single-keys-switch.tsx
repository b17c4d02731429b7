import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/choice.tsx'
import { switchSingleKeys, useAreSingleKeysOn } from '../single-keys.ts'

/** Turns every shortcut of a single key on or off; in the list of them, and in the settings. */
export function SingleKeysSwitch() {
  const isOn = useAreSingleKeysOn()
  return (
    <div>
      <Checkbox
        checked={isOn}
        id="single-keys"
        label={<Trans>Use single-key shortcuts</Trans>}
        onChange={({ target }) => switchSingleKeys(target.checked)}
      />
      <p className="ps-8 text-sm text-soft">
        <Trans>Turn them off if you dictate or press keys by accident. This is about this device alone, until you sign out.</Trans>
      </p>
    </div>
  )
}
