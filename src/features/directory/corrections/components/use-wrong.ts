import { useLingui } from '@lingui/react/macro'
import type { Outcome } from '#web/form/use-mutation.ts'
import { longest, shortestProof } from '../contract.ts'

/** Every field of the two forms, with the sentence for one that cannot be sent as it is. */
export function useSentences(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    kind: t`Choose what this person does.`,
    name: t`Write the given name and the family name, without titles.`,
    state: t`Choose the state.`,
    fact: t`Choose what is wrong.`,
    now: t`Write what is right, in at most ${longest.value} characters.`,
    proof: t`Write where it can be checked, in at least ${shortestProof} characters.`,
    note: t`Write at most ${longest.note} characters, and no e-mail address.`,
    workplace: t`Write at most ${longest.workplace} characters.`,
    county: t`Write the county in at most ${longest.county} characters.`,
  }
}

/** What is wrong and where: the server's own sentence where it sent one for people, else ours. */
export function wrongAt(became: Outcome<unknown> | null, sentences: Readonly<Record<string, string>>) {
  if (became?.is !== 'refused' || became.field === null) return { at: null, errorAt: () => undefined }
  const { sentence } = became
  const field = ['field', 'positionSeq', 'was'].includes(became.field) ? 'fact' : became.field === 'role' ? 'kind' : became.field
  // "The form cannot be used: ..." is the contract's word for programs.
  const own = sentence === '' || /^The (form|request|address) /.test(sentence) ? sentences[field] : sentence
  return { at: field in sentences ? { control: field, text: own } : null, errorAt: (name: string) => (name === field ? own : undefined) }
}
