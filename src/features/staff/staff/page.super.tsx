import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { apiQuery, type Page } from '#web/page.ts'
import { OnThisPage } from '#web/on-this-page.tsx'
import { FlagsPart, KillSwitchesPart } from '#staff/flags/public.tsx'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { calls } from './contract.ts'
import { Desks } from '#shell/desk-tabs.tsx'
import { BreakGlassPart } from './components/break-glass.tsx'
import { Keys } from './components/keys.tsx'
import { RetentionTable } from './components/retention-table.tsx'
import { Roles } from './components/roles.tsx'

function Section({ id, title, about, children }: { id: string; title: ReactNode; about: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-12 scroll-mt-20 border-t border-line pt-8" id={id}>
      <h2>{title}</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{about}</p>
      {children}
    </section>
  )
}

function Parts() {
  const { t: say } = useLingui()
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/super-admin-dashboard" />
      <h1>
        <Trans>Super admin dashboard</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>Every change here needs a reason, counts at once, and stands in the audit.</Trans>
      </p>
      <OnThisPage
        parts={[
          { id: 'roles', label: say`Roles` },
          { id: 'flags', label: say`Flags` },
          { id: 'switches', label: say`Kill switches` },
          { id: 'view', label: say`Looking into an account` },
          { id: 'kept', label: say`What is kept` },
          { id: 'keys', label: say`Keys` },
        ]}
      />
      <Section
        about={
          <Trans>
            Everyone with an account is a member. Two super admins give and take the roles of admins, where two exist. The last super admin
            can’t be removed.
          </Trans>
        }
        id="roles"
        title={<Trans>Roles</Trans>}
      >
        <Roles />
      </Section>
      <div className="mt-12 scroll-mt-20 border-t border-line pt-8" id="flags">
        <FlagsPart />
      </div>
      <div className="mt-12 scroll-mt-20 border-t border-line pt-8" id="switches">
        <KillSwitchesPart />
      </div>
      <Section
        about={
          <Trans>
            One super admin asks, another agrees. Then the first may look at the account’s tickets, sign-in history and own changes for some
            hours. Each look is noted, and the person is told by mail.
          </Trans>
        }
        id="view"
        title={<Trans>Looking into an account</Trans>}
      >
        <BreakGlassPart />
      </Section>
      <Section about={<Trans>What the server deletes by itself, and what stays.</Trans>} id="kept" title={<Trans>What is kept</Trans>}>
        <RetentionTable />
      </Section>
      <Section
        about={<Trans>Which keys there are and how to turn them. No key is shown here, or sent to this page.</Trans>}
        id="keys"
        title={<Trans>Keys</Trans>}
      >
        <Keys />
      </Section>
    </main>
  )
}

/** Every act here asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn why={<Trans>Before you act on others, give your password again. It then counts for ten minutes.</Trans>}>
      <Parts />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.roles, {}), apiQuery(calls.glasses, {}), apiQuery(calls.keys, {})],
  title: (_at, i18n) => t(i18n)`Super admin dashboard`,
  View,
  noIndex: () => true,
}
