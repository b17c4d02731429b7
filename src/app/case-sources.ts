// What the features of a case bring to the list of answers and to reminders. Equal results come in the order of these lists.
import type { AnswerSource } from '#case/answers/public.ts'
import type { ReminderSource } from '#case/reminders/public.ts'
import { eventReminders } from '#schedule/events/public.ts'
import { exchangeReminders } from '#schedule/exchanges/public.ts'
import { hearingReminders } from '#schedule/hearings/public.ts'
import { clausesWaitingFor, planReminders } from '#schedule/plans/public.ts'
import { toConfirmBy } from '#schedule/schedule/public.ts'
import { swapReminders, tradesWaitingFor } from '#schedule/swaps/public.ts'
import { versionReminders, versionsWaitingFor } from '#schedule/versions/public.ts'

export const answerSources: readonly AnswerSource[] = [tradesWaitingFor, versionsWaitingFor, clausesWaitingFor, toConfirmBy]

export const reminderSources: readonly ReminderSource[] = [
  hearingReminders,
  exchangeReminders,
  swapReminders,
  versionReminders,
  planReminders,
  eventReminders,
]
