import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { pushTitle } from '#domain/notifications/push.ts'
import { useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Badge, Notice } from '#web/ui/notice.tsx'
import { OpeningSection } from '#web/ui/opening.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type Device, type Devices } from '../contract.ts'
import { ability, type Ability, subscribe, unsubscribe } from './browser.ts'

interface DevicesPartProps {
  /** This session is on a device that others use. */
  isShared: boolean
  /** Safety mode or discreet mode is on. */
  isNeutral: boolean
}

/** Why notifications can't be turned on here, in a sentence; `null` where they can. */
function Why({ isShared, data: { key }, can }: { isShared: boolean; data: Devices; can: Ability | null }): ReactNode {
  if (isShared) return <Trans>Notifications stay off here because you marked this device as shared.</Trans>
  if (key === null) return <Trans>This can’t be turned on yet. Try again in a minute.</Trans>
  if (can === 'blocked')
    return <Trans>Your browser blocks notifications from this site. Allow them in the browser’s settings, then reload this page.</Trans>
  return (
    <Trans>
      This browser can’t show notifications from this site. On an iPhone or iPad, add the site to your Home Screen and open it there.
    </Trans>
  )
}

function TurnOn({ data, isShared }: { data: Devices; isShared: boolean }) {
  const { t } = useLingui()
  const [can, setCan] = useState<Ability | null>(null)
  const [failed, setFailed] = useState<ReactNode>(null)
  const adding = useMutation(calls.addDevice, [calls.devices.path])
  useEffect(() => void ability().then(setCan), [])
  const { key } = data
  if (key === null || isShared || can !== 'able')
    return (
      can && (
        <p>
          <Why can={can} data={data} isShared={isShared} />
        </p>
      )
    )
  const turnOn = async () => {
    setFailed(null)
    try {
      const body = await subscribe(key)
      if (body) await adding.send({ body }, { done: t`Notifications are on for this device` })
      else setCan(await ability())
    } catch {
      setFailed(<Trans>Couldn’t reach your browser’s push service. Nothing was changed. Try again later.</Trans>)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <ActionButton kind="secondary" mutation={adding} onAct={turnOn}>
        <Trans>Turn on for this device</Trans>
      </ActionButton>
      {failed && <p role="alert">{failed}</p>}
    </div>
  )
}

function DeviceRow({ device: { id, name, since, isThis } }: { device: Device }) {
  const { t } = useLingui()
  const removing = useMutation(calls.removeDevice, [calls.devices.path])
  const remove = async () => {
    if ((await removing.send({ body: { id } }, { done: t`Notifications are off for this device` })) && isThis) await unsubscribe()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && (
            <Badge tone="info">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft">
          <Trans>
            On since <Moment at={since} />
          </Trans>
        </p>
      </div>
      <ActionButton aria-label={t`Turn off notifications: ${name}`} kind="secondary" mutation={removing} onAct={remove}>
        <Trans>Turn off</Trans>
      </ActionButton>
    </div>
  )
}

/** The devices that show a notification when something comes in: a part of the settings. */
export function DevicesPart({ isShared, isNeutral }: DevicesPartProps) {
  const { i18n } = useLingui()
  const asked = useApiQuery(calls.devices, {})
  const words = i18n._(pushTitle)
  return (
    <OpeningSection id="devices" title={<Trans>Devices</Trans>}>
      <p>
        <Trans>
          Get a notification on your phone or computer when something new comes in. It says only “{words}”: no names, no subjects. Your
          browser adds this site’s name. Choose what you want to hear about under <a href="#notifications">Notifications</a>.
        </Trans>
      </p>
      <p>
        <Trans>
          Notifications stop when you sign out, use “Leave this site” or change your password, and at the latest 12 hours after you sign in.
        </Trans>
      </p>
      {isNeutral && (
        <Notice tone="info">
          <p>
            <Trans>Nothing is sent to devices in safety mode or discreet mode, because browsers add this site’s name.</Trans>
          </p>
        </Notice>
      )}
      <Loaded
        failed={<Trans>Your devices could not be loaded</Trans>}
        lines={3}
        query={asked}
        safe={<Trans>Nothing was changed. Try again in a minute.</Trans>}
      >
        {(data) => (
          <>
            <Rows of={data.devices} rowKey={({ id }) => id}>
              {(device) => <DeviceRow device={device} />}
            </Rows>
            {!data.devices.some(({ isThis }) => isThis) && <TurnOn data={data} isShared={isShared} />}
          </>
        )}
      </Loaded>
    </OpeningSection>
  )
}
