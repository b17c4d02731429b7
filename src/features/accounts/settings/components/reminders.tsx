import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls, exchangeMinutes, hearingDays, type Reminders } from '../contract.ts'
import { isHeldBack } from '#domain/notifications/decide.ts'
import { clockOf, minuteInWords, minuteOf } from './moments.ts'
import { Section, SectionForm } from './section.tsx'
import { useMine, useSection } from './use-section.ts'

/** The choices of minutes before an exchange, in words. */
function useBefore(): Readonly<Record<Reminders['exchangeMinutes'], string>> {
  const { t } = useLingui()
  return { 1440: t`A day before`, 120: t`2 hours before`, 60: t`An hour before`, 30: t`Half an hour before` }
}

/** A checkbox for each number of days before a hearing. */
function HearingDays({ value, onChange }: { value: Reminders['hearingDays']; onChange: (days: Reminders['hearingDays']) => void }) {
  const { t } = useLingui()
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-semibold">
        <Trans>Remind me of a hearing</Trans>
      </legend>
      {hearingDays.map((days) => (
        <Checkbox
          checked={value.includes(days)}
          key={days}
          label={days === 1 ? t`The day before` : t`${days} days before`}
          name={`hearing-${days}`}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, days].toSorted((a, b) => b - a) : value.filter((each) => each !== days))
          }
        />
      ))}
    </fieldset>
  )
}

/** When the daily summary and the reminders come. Under Notifications the user chooses which of them come at all. */
export function RemindersPart() {
  const { t, i18n } = useLingui()
  const { mine } = useMine()
  const before = useBefore()
  const section = useSection(
    ({ reminders }) => reminders,
    calls.saveReminders,
    (body) => ({ body }),
  )
  const { draft, base, set } = section
  const time = minuteInWords(base.at, i18n.locale)
  const savedDays = base.hearingDays.join(', ') || t`none`
  const savedBefore = before[base.exchangeMinutes]
  return (
    <Section id="reminders" title={<Trans>Times of reminders</Trans>}>
      <p>
        <Trans>
          What comes, you choose under <a href="#notifications">Notifications</a>. Here you say when. Days and hours are those of your own
          zone, wherever the court is.
        </Trans>
      </p>
      <SectionForm
        stored={t`${time}; days before a hearing: ${{ keptDays: savedDays }}; exchanges: ${{ keptBefore: savedBefore }}`}
        label={<Trans>Save times</Trans>}
        name="reminders"
        section={section}
      >
        {() => (
          <>
            <TextInput
              className="max-w-64"
              hint={t`Also for reminders of hearings.`}
              label={t`My mail of the day, at`}
              name="at"
              onChange={(event) => {
                const minute = minuteOf(event.target.value)
                if (minute !== null) set({ at: minute })
              }}
              type="time"
              value={clockOf(draft.at)}
            />
            {mine.zones.own === null && (
              <Notice tone="attention">
                <p>
                  <Trans>
                    Choose <a href="#zones">your own zone</a> first: days and hours are counted in it.
                  </Trans>
                </p>
              </Notice>
            )}
            {isHeldBack(mine, draft.at) && (
              <Notice tone="info">
                <p>
                  <Trans>You keep this hour quiet, so it waits until the hours end in which we may not write.</Trans>
                </p>
              </Notice>
            )}
            <HearingDays onChange={(days) => set({ hearingDays: days })} value={draft.hearingDays} />
            <Select
              label={t`Remind me of an exchange`}
              name="exchange"
              onChange={(event) => set({ exchangeMinutes: Number(event.target.value) as Reminders['exchangeMinutes'] })}
              options={exchangeMinutes.map((minutes) => ({ value: String(minutes), label: before[minutes] }))}
              value={String(draft.exchangeMinutes)}
            />
          </>
        )}
      </SectionForm>
      <p className="text-sm text-soft">
        <Trans>
          A reminder that falls into quiet hours waits for their end. If the hearing or the exchange is over by then, it is not sent.
        </Trans>
      </p>
    </Section>
  )
}
