import { again, post, type Post, valuesOf } from '#web/page.ts'
import { calls as opened } from '#ratings/receipts/contract.ts'
import { textFields } from '#ratings/reviews/contract.ts'
import { calls } from '../contract.ts'
import { draftIn, type Values } from './early.ts'

/** What a button beside a finding sends: the words that its author accepts in place of others. */
interface Accepted {
  field: string
  at: number
  quote: string
  text: string
}

export function acceptValue({ field, at, quote, text }: Accepted): string {
  return JSON.stringify([field, at, quote, text])
}

function readAccepted(value: string): Accepted | null {
  try {
    const [field, at, quote, text] = JSON.parse(value) as unknown[]
    const isWhole = typeof field === 'string' && typeof at === 'number' && typeof quote === 'string' && typeof text === 'string'
    return isWhole && quote !== '' ? { field, at, quote, text } : null
  } catch {
    return null
  }
}

/** Puts the accepted words in, where the quoted ones still stand; a text that has changed since stays as it is. */
function accepted(values: Values, button: string): Values {
  const read = readAccepted(button)
  const field = textFields.find((name) => name === read?.field)
  if (!read || field === undefined) return values
  // A form's line ends arrive as CR LF.
  const text = (values[field] ?? '').replaceAll('\r\n', '\n')
  const at = text.startsWith(read.quote, read.at) ? read.at : text.indexOf(read.quote)
  return at < 0 ? values : { ...values, [field]: text.slice(0, at) + read.text + text.slice(at + read.quote.length) }
}

/** What a rating's form says, as the call takes it; whatever is missing is the call's to refuse. */
function saidIn(form: URLSearchParams) {
  const { criteria, part, outcome, saw, wentWell, shouldKnow, month, year, monthSure, attested } = draftIn(valuesOf(form))
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return {
    criteria,
    part,
    outcome,
    attested,
    saw: plain(saw),
    wentWell: plain(wentWell),
    shouldKnow: plain(shouldKnow),
    eventMonth: `${year}-${month}`,
    ...(monthSure && { monthSure }),
  }
}

const accepting = (form: URLSearchParams): Post => {
  const { accept = '', ...values } = valuesOf(form)
  return again(accepted(values, accept))
}

/** The rating form without JavaScript: send it, or take words that screening proposed. */
export function rateByForm(form: URLSearchParams): Post {
  if (form.has('accept')) return accepting(form)
  return post(form, calls.file, { body: { professional: form.get('professional') ?? '', ...saidIn(form) } })
}

const words = (form: URLSearchParams) => ({ words: form.get('words') ?? '' })

/** The receipt's forms without JavaScript. Each carries the words: the server forgets them with the answer. */
export const receiptForms = {
  open: (form: URLSearchParams): Post => post(form, opened.lookUp, { body: words(form) }),
  edit: (form: URLSearchParams): Post => {
    if (form.has('accept')) return accepting(form)
    return post(form, calls.edit, { body: { ...words(form), version: Number(form.get('version')), ...saidIn(form) } })
  },
  affirm: (form: URLSearchParams): Post => post(form, opened.affirm, { body: words(form) }),
  appeal: (form: URLSearchParams): Post => post(form, opened.appeal, { body: { ...words(form), text: form.get('text') ?? '' } }),
  withdraw: (form: URLSearchParams): Post => post(form, opened.withdraw, { body: words(form) }),
  answer: (form: URLSearchParams): Post =>
    post(form, opened.answer, { body: { ...words(form), question: form.get('question') ?? '', text: form.get('text') ?? '' } }),
}
