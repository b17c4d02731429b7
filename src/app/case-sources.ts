// What the features of a case bring to the list of answers. The order here is the order of
// equal results there.
import type { AnswerSource } from '#case/answers/public.ts'
import { clausesWaitingFor } from '#schedule/plans/public.ts'
import { toConfirmBy } from '#schedule/schedule/public.ts'
import { tradesWaitingFor } from '#schedule/swaps/public.ts'
import { versionsWaitingFor } from '#schedule/versions/public.ts'

export const answerSources: readonly AnswerSource[] = [tradesWaitingFor, versionsWaitingFor, clausesWaitingFor, toConfirmBy]
