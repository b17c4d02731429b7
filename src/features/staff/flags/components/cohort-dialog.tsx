import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { calls, type Cohort, type FlagState } from '../contract.ts'
import { NameForm } from './name-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { SettingForm } from './setting-form.tsx'

export type Doing = 'member' | 'flag' | 'rename' | 'close'
export type KnownFlag = Omit<FlagState, 'settings'>

function FlagOf({ cohort, flags, onDone }: { cohort: Cohort; flags: readonly KnownFlag[]; onDone: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const flag = flags.find((one) => one.name === name)
  const choose = (
    <Select
      id="cohort-flag"
      label={t`Flag`}
      onChange={(event) => setName(event.target.value)}
      options={[{ value: '', label: t`Choose one` }, ...flags.map((one) => ({ value: one.name, label: one.name }))]}
      value={name}
    />
  )
  if (!flag) return choose
  return (
    <>
      {choose}
      <SettingForm
        flag={flag}
        key={name}
        onDone={onDone}
        send={(run, setting) =>
          run(calls.setForCohort, { params: { cohort: cohort.id, flag: name }, body: setting }, { done: t`Setting saved` })
        }
      />
    </>
  )
}

interface CohortDialogProps {
  cohort: Cohort
  flags: readonly KnownFlag[]
  doing: Doing | null
  onClose: () => void
}

/** What is done with one cohort. */
export function CohortDialog({ cohort, flags, doing, onClose }: CohortDialogProps) {
  const { t } = useLingui()
  const { id, name } = cohort
  const titles = {
    member: t`Ask somebody into ${name}`,
    flag: t`Set a flag for ${name}`,
    rename: t`Rename ${name}`,
    close: t`Close ${name}`,
  }
  return (
    <Dialog onClose={onClose} open={doing !== null} title={doing ? titles[doing] : ''}>
      {doing === 'member' && (
        <NameForm
          hint={t`Nothing changes for them until they say yes. They can leave at any time.`}
          isEmail
          label={t`E-mail address of the account`}
          onDone={onClose}
          send={(run, email) => run(calls.askMember, { params: { cohort: id }, body: { email } }, { done: t`They were asked` })}
          verb={<Trans>Ask them</Trans>}
        />
      )}
      {doing === 'flag' && <FlagOf cohort={cohort} flags={flags} onDone={onClose} />}
      {doing === 'rename' && (
        <NameForm
          label={t`New name`}
          onDone={onClose}
          send={(run, text) => run(calls.renameCohort, { params: { cohort: id }, body: { name: text } }, { done: t`Cohort renamed` })}
          value={name}
          verb={<Trans>Rename</Trans>}
        />
      )}
      {doing === 'close' && (
        <ReasonForm
          isDanger
          onDone={onClose}
          send={(run, reason) => run(calls.closeCohort, { params: { cohort: id }, body: { reason } }, { done: t`Cohort closed` })}
          verb={<Trans>Close this cohort</Trans>}
        >
          <p>
            <Trans>Its flags will reach nobody any more, and it cannot be opened again. Its log stays.</Trans>
          </p>
        </ReasonForm>
      )}
    </Dialog>
  )
}
