import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { ActionButton } from '#web/form/action-button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type Mode } from '../contract.ts'
import { nameForOther } from '../rules.ts'
import { Section, Stale } from './section.tsx'
import { useMine, useSection } from './use-section.ts'

interface ModeProps {
  mode: Mode
  title: ReactNode
  turnOn: ReactNode
  turnOff: ReactNode
  children: ReactNode
}

/** A mode that is on or off, and saved by the press that changes it. */
function ModeSection({ mode, title, turnOn, turnOff, children }: ModeProps) {
  const { base, isStale, save, takeStored, ...mutation } = useSection(
    ({ modes }) => modes[mode],
    calls.saveMode,
    (body) => ({ params: { mode }, body }),
  )
  return (
    <Section id={mode} title={title}>
      {isStale && <Stale onTake={takeStored} />}
      {children}
      <div className="no-print flex flex-wrap items-center gap-3">
        <ActionButton kind="secondary" mutation={mutation} onAct={() => save(!base)}>
          {base ? turnOff : turnOn}
        </ActionButton>
        <Badge {...(base && { tone: 'info' })}>{base ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
      </div>
    </Section>
  )
}

/** What the other parent sees, with and without safety mode: every field of it. */
export function SafetyPart() {
  const { t } = useLingui()
  const { mine } = useMine()
  const never = [
    t`your address and your e-mail address`,
    t`your place`,
    t`your device`,
    t`your time zone`,
    t`when you use this site`,
    t`these settings`,
  ]
  return (
    <ModeSection
      mode="safety"
      title={<Trans>Safety mode</Trans>}
      turnOff={<Trans>Turn safety mode off</Trans>}
      turnOn={<Trans>Turn safety mode on</Trans>}
    >
      <p>
        <Trans>Of what you share in a case this is all that the other parent sees of you:</Trans>
      </p>
      <Facts
        items={[
          { term: t`Your name, now`, value: nameForOther(mine.names, mine.modes.safety) },
          { term: t`In safety mode`, value: nameForOther(mine.names, true) },
          { term: t`Without it`, value: nameForOther(mine.names, false) },
          { term: t`Never, in either`, value: never.join(', ') },
        ]}
      />
    </ModeSection>
  )
}

/** The server gives each page its icon; this is for the page that is open when the mode changes. */
function useIcon(isDiscreet: boolean) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link || link.href.includes('/icons/paper.svg') === isDiscreet) return
    link.removeAttribute('type')
    link.href = isDiscreet ? '/icons/paper.svg' : '/icons/icon-192.png'
  }, [isDiscreet])
}

/** Neutral titles and a neutral icon. */
export function DiscreetPart() {
  useIcon(useMine().mine.modes.discreet)
  return (
    <ModeSection
      mode="discreet"
      title={<Trans>Discreet mode</Trans>}
      turnOff={<Trans>Turn discreet mode off</Trans>}
      turnOn={<Trans>Turn discreet mode on</Trans>}
    >
      <p>
        <Trans>
          While you are signed in, the tab and the list of visited pages say “Notes” and no more, with the icon of a sheet of paper. What
          stands on the pages stays as it is, and so does the address: whoever looks at the screen can still read it.
        </Trans>
      </p>
    </ModeSection>
  )
}

/** This session alone: it ends sooner. */
export function SharedPart() {
  return (
    <ModeSection
      mode="shared"
      title={<Trans>Shared device</Trans>}
      turnOff={<Trans>This device is mine alone</Trans>}
      turnOn={<Trans>Others use this device</Trans>}
    >
      <p>
        <Trans>
          You are signed out after 15 minutes without use. On a device that others use it is 5. This is about this device alone, until you
          sign out.
        </Trans>
      </p>
    </ModeSection>
  )
}
