import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type FlagState, type Scope, type Setting } from '../contract.ts'
import { Moment } from './moment.tsx'
import { SettingForm } from './setting-form.tsx'

function Now({ setting: { scope, label, isOn, at, by, reason } }: { setting: Setting }) {
  const { t } = useLingui()
  const whom = scope === 'all' ? t`Everybody` : scope === 'cohort' ? t`Cohort ${label ?? ''}` : (label ?? t`Somebody who is gone`)
  const who = by ?? t`somebody who is gone`
  return (
    <li>
      <strong className="wrap-anywhere">{whom}</strong>: {isOn ? <Trans>on</Trans> : <Trans>off</Trans>}
      <span className="block text-sm text-soft">
        <Trans>
          Since <Moment at={at} />, by {who}: {reason}
        </Trans>
      </span>
    </li>
  )
}

function Form({ flag, cohorts, onDone }: { flag: FlagState; cohorts: readonly { id: string; name: string }[]; onDone: () => void }) {
  const { t } = useLingui()
  const [scope, setScope] = useState<Scope>('all')
  const [target, setTarget] = useState('')
  const { name } = flag
  const error = { control: 'setting-target', text: scope === 'cohort' ? t`Choose a cohort.` : t`Nobody has an account with this address.` }
  return (
    <SettingForm
      errors={{ target: error }}
      flag={flag}
      onDone={onDone}
      send={(run, setting) =>
        run(
          calls.set,
          { params: { flag: name }, body: { scope, ...(scope !== 'all' && { target: target.trim() }), ...setting } },
          { done: t`Setting saved` },
        )
      }
    >
      <RadioGroup
        legend={t`For whom?`}
        name="scope"
        onChange={(value) => {
          setScope(value)
          setTarget('')
        }}
        options={[
          { value: 'all', label: t`Everybody` },
          { value: 'cohort', label: t`A cohort` },
          { value: 'person', label: t`One person` },
        ]}
        value={scope}
      />
      {scope === 'cohort' && (
        <Select
          id="setting-target"
          label={t`Cohort`}
          onChange={(event) => setTarget(event.target.value)}
          options={[{ value: '', label: t`Choose one` }, ...cohorts.map((one) => ({ value: one.id, label: one.name }))]}
          value={target}
        />
      )}
      {scope === 'person' && (
        <TextInput
          id="setting-target"
          inputMode="email"
          label={t`E-mail address of the account`}
          onChange={(event) => setTarget(event.target.value)}
          value={target}
        />
      )}
    </SettingForm>
  )
}

interface FlagDialogProps {
  flag: FlagState | null
  cohorts: readonly { id: string; name: string }[]
  onClose: () => void
}

/** One flag: what is set now, and the form to set it. */
export function FlagDialog({ flag, cohorts, onClose }: FlagDialogProps) {
  const { t } = useLingui()
  const name = flag?.name ?? ''
  return (
    <Dialog onClose={onClose} open={flag !== null} title={t`Flag ${name}`}>
      {flag && (
        <>
          <p>
            {flag.isOnByDefault ? <Trans>It is on where nothing else is set.</Trans> : <Trans>It is off where nothing else is set.</Trans>}{' '}
            <Trans>A flag hides an item of the menus. The page itself works for whoever has its address.</Trans>
          </p>
          {flag.settings.length > 0 && (
            <ul className="grid gap-2">
              {flag.settings.map((setting) => (
                <Now key={`${setting.scope} ${setting.target}`} setting={setting} />
              ))}
            </ul>
          )}
          <Form cohorts={cohorts} flag={flag} key={flag.name} onDone={onClose} />
        </>
      )}
    </Dialog>
  )
}
