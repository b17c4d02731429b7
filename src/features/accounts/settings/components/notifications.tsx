import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/site.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { SiteLink } from '#web/link.tsx'
import { type Channel, calls, type Choice, choices, type Feature, features } from '../contract.ts'
import { digestText, mailed, noticeTexts } from '#domain/notices/texts.ts'
import { HoursField, useHoursInWords } from './hours.tsx'
import { Section, SectionForm } from './section.tsx'
import { useMine, useSection } from './use-section.ts'

function useFeatures(): Readonly<Record<Feature, string>> {
  const { t } = useLingui()
  return {
    sign_in: t`Somebody signs in to your account`,
    trial: t`Your trial ends in two days`,
    digest: t`What is new in your case, one mail a day`,
    hearing: t`A hearing comes nearer, or somebody changed one that you see`,
    exchange: t`An exchange of the children is soon`,
    answer: t`The other parent asks you something, or somebody invites you`,
    answered: t`Someone answers you`,
    message: t`Someone sends you a message`,
  }
}

/** What also comes into the list inside the site, which needs no choice. */
const inApp: readonly Feature[] = ['hearing', 'answer', 'answered', 'message']

/** A checkbox for each feature, in the column of a channel; nothing where the channel has no such notice. */
const boxes = (
  names: Readonly<Record<Feature, string>>,
  { channel, label }: { channel: Channel; label: string },
  chosen: readonly Choice[],
  toggle: (choice: Choice, on: boolean) => void,
) =>
  function box(feature: Feature) {
    const choice = choices.find((one) => one === `${feature}:${channel}`)
    if (!choice) return null
    return (
      <label className="-my-2 inline-grid size-11 place-items-center">
        <span className="sr-only">
          {names[feature]}: {label}
        </span>
        <input
          checked={chosen.includes(choice)}
          className="size-5"
          name={choice}
          onChange={(event) => toggle(choice, event.target.checked)}
          type="checkbox"
        />
      </label>
    )
  }

/** An example of the daily summary: numbers and a link, or in discreet and safety mode a sentence without either. */
function DigestExample() {
  const { i18n } = useLingui()
  const { mine } = useMine()
  const { appUrl } = useSite()
  if (mine.modes.discreet || mine.modes.safety) return i18n._(noticeTexts.digest.text)
  return (
    <span className="break-words whitespace-pre-line">
      {digestText({ dates: 2, removed: 0, requests: 1, messages: 1, records: 0, near: 1, waiting: 1 }, appUrl, (text) => i18n._(text))}
    </span>
  )
}

/** Which notifications the user gets, by which channel, and the quiet hours. Everything is off until the user chooses it. */
export function NotificationsPart() {
  const { i18n, t } = useLingui()
  const { mine } = useMine()
  const names = useFeatures()
  const inWords = useHoursInWords()
  const section = useSection(
    ({ notify }) => notify,
    calls.saveNotify,
    (body) => ({ body }),
  )
  const { draft, base, set } = section
  const toggle = (choice: Choice, on: boolean) =>
    set((now) => ({ ...now, chosen: on ? [...now.chosen, choice].toSorted() : now.chosen.filter((one) => one !== choice) }))
  const channels = [
    { channel: 'push', label: t`Devices` },
    { channel: 'email', label: t`E-mail` },
  ] as const satisfies { channel: Channel; label: string }[]
  const columns: Column<Feature>[] = [
    { key: 'what', header: t`What`, cell: (feature) => names[feature] },
    { key: 'app', header: t`On this site`, cell: (feature) => (inApp.includes(feature) ? t`Always` : null) },
    ...channels.map((of) => ({
      key: of.channel,
      header: <span className="whitespace-nowrap">{of.label}</span>,
      cell: boxes(names, of, draft.chosen, toggle),
    })),
  ]
  const onNow =
    base.chosen
      .map((choice) => {
        const [feature, channel] = choice.split(':') as [Feature, Channel]
        return `${names[feature]}: ${channels.find((of) => of.channel === channel)!.label}`
      })
      .join(', ') || t`nothing`
  const quietNow = inWords(base.quiet, t`no quiet hours`)
  const silent = mine.contact.address === null || mine.contact.never
  const isMailed = draft.chosen.some((choice) => choice.endsWith(':email'))
  const isPushed = draft.chosen.some((choice) => choice.endsWith(':push'))
  return (
    <Section id="notifications" title={<Trans>Notifications</Trans>}>
      <p>
        <Trans>
          E-mail and devices are off until you turn them on. E-mail goes only to your safe address, and nothing is sent outside your safe
          hours. See everything that came in under <SiteLink to="/notifications">Notifications</SiteLink>.
        </Trans>
      </p>
      {silent && isMailed && (
        <Notice tone="attention">
          <p>
            <Trans>
              No mail is sent yet: you have not said <a href="#contact">which address is safe</a>.
            </Trans>
          </p>
        </Notice>
      )}
      {isPushed && (
        <p className="text-soft">
          <Trans>
            Also turn on each device under <a href="#devices">Devices</a>.
          </Trans>
        </p>
      )}
      <SectionForm stored={`${onNow}; ${quietNow}`} label={<Trans>Save notifications</Trans>} name="notifications" section={section}>
        {(errorAt) => (
          <>
            <Table caption={t`What we notify you about, and how`} columns={columns} quiet rowKey={(feature) => feature} rows={features} />
            <HoursField
              error={errorAt('hours') ?? errorAt('zone')}
              label={t`Keep quiet in these hours`}
              onChange={(quiet) => set({ quiet })}
              usual={{ from: 22 * 60, until: 7 * 60 }}
              value={draft.quiet}
              zone={mine.zones.own}
            />
          </>
        )}
      </SectionForm>
      <p>
        <Trans>
          Mails about your case name nobody and no place. In discreet mode and in safety mode the mail of the day has no numbers and no link
          either. When they come, you choose under <a href="#reminders">Times of reminders</a>.
        </Trans>
      </p>
      <Disclosure className="border-t border-line pt-3" title={<Trans>Read the mails, word for word</Trans>}>
        <ul className="mt-2 grid gap-4">
          {mailed.map((feature) => (
            <li className="rounded-sm border border-line bg-surface p-4" key={feature}>
              <p className="text-sm text-soft">{names[feature]}</p>
              <p className="mt-2 font-semibold">{i18n._(noticeTexts[feature].subject)}</p>
              <p className="mt-1">{feature === 'digest' ? <DigestExample /> : i18n._(noticeTexts[feature].text)}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
      <p className="text-sm text-soft">
        <Trans>
          Each of them also has the newest code of your shared record, with its day, so that an old mail shows whether the record was
          changed later. It does not say what the code is of.
        </Trans>
      </p>
      <p className="text-sm text-soft">
        <Trans>
          Always sent, whatever you choose here: what you ask for yourself, such as a code or a link, and a note before your address or a
          second factor changes.
        </Trans>
      </p>
    </Section>
  )
}
