import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SideList } from '#web/ui/side-list.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { DevicesPart } from '#accounts/notifications/public.tsx'
import { EmailPart, FactorsPart, PasswordPart, SessionsPart, NoticesSection } from '#accounts/security/public.tsx'
import { calls } from './contract.ts'
import { ClosingPart } from './components/closing.tsx'
import { ContactPart } from './components/contact.tsx'
import { ExportPart } from './components/export.tsx'
import { DiscreetPart, SafetyPart, SharedPart } from './components/modes.tsx'
import { NamesPart } from './components/names.tsx'
import { NotificationsPart } from './components/notifications.tsx'
import { PeoplePart } from './components/people.tsx'
import { RemindersPart } from './components/reminders.tsx'
import { ShortcutsPart } from './components/shortcuts.tsx'
import { useMine } from './components/use-section.ts'
import { ZonesPart } from './components/zones.tsx'

function Sections() {
  const { t: text } = useLingui()
  const { modes } = useMine().mine
  const parts = [
    { id: 'profile', label: text`Profile` },
    { id: 'password', label: text`Password` },
    { id: 'email', label: text`E-mail address` },
    { id: 'factors', label: text`Second factors` },
    { id: 'sessions', label: text`Sessions` },
    { id: 'zones', label: text`Time zones` },
    { id: 'notifications', label: text`Notifications` },
    { id: 'devices', label: text`Devices` },
    { id: 'reminders', label: text`Times of reminders` },
    { id: 'contact', label: text`Safe contact` },
    { id: 'people', label: text`Connected people` },
    { id: 'safety', label: text`Safety mode` },
    { id: 'discreet', label: text`Discreet mode` },
    { id: 'shared', label: text`Shared device` },
    { id: 'shortcuts', label: text`Shortcuts` },
    { id: 'export', label: text`Take everything with you` },
    { id: 'close', label: text`Close the account` },
  ]
  return (
    <SideList parts={parts}>
      <NamesPart />
      <PasswordPart />
      <EmailPart />
      <FactorsPart />
      <SessionsPart />
      <ZonesPart />
      <NotificationsPart />
      <DevicesPart isNeutral={modes.discreet || modes.safety} isShared={modes.shared} />
      <RemindersPart />
      <ContactPart />
      <PeoplePart />
      <SafetyPart />
      <DiscreetPart />
      <SharedPart />
      <ShortcutsPart />
      <ExportPart />
      <ClosingPart />
    </SideList>
  )
}

function View() {
  return (
    <main className="page" id="content" tabIndex={-1}>
      <h1>
        <Trans>Account settings</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        <Trans>Each part is saved by itself. Nobody else sees what you choose here.</Trans>
      </p>
      <NoticesSection />
      <div className="mt-6 lg:mt-10">
        <Loaded
          failed={<Trans>Your settings could not be loaded</Trans>}
          lines={12}
          query={useApiQuery(calls.mine, {})}
          safe={<Trans>Your settings are as they were. Try again in a minute.</Trans>}
        >
          {() => <Sections />}
        </Loaded>
      </div>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.mine, {})],
  title: (_at, i18n) => t(i18n)`Account settings`,
  View,
  noIndex: () => true,
}
