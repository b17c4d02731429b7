import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** What may be filled in to a text: another text is put into the same language first. */
export type Value = string | number | Text

/**
 * A sentence for a person before it is in a language: Lingui's descriptor. `message` is the English original in ICU
 * MessageFormat; browsers get the id alone, and find the words in their page's catalog. `values` fills its `{names}`.
 */
export interface Text {
  readonly id: string
  readonly message?: string
  readonly values?: Readonly<Record<string, Value>>
}

/** Part of a text that depends on a number. */
interface Counted {
  readonly icu: string
  readonly values: Readonly<Record<string, Value>>
}

/** What stands in a `${}` of a text: one value under its name, `${{ longest }}` or `${{ longest: 2000 }}`, or a plural. */
type Filling = Readonly<Record<string, Value>> | Counted

const isCounted = (filling: Filling): filling is Counted => typeof filling['icu'] === 'string' && typeof filling['values'] === 'object'

/** The message of each place in the source, and its id, which takes a hash: names and plurals are written there, and stay. */
const declared = new WeakMap<TemplateStringsArray, { readonly id: string; readonly message: string }>()

function declare(strings: TemplateStringsArray, fillings: readonly Filling[]) {
  const parts = fillings.map((filling) => (isCounted(filling) ? filling.icu : `{${Object.keys(filling)[0]!}}`))
  const message = strings.map((text, index) => text + (parts[index] ?? '')).join('')
  return { id: generateMessageId(message), message }
}

/**
 * Declares a text of the server or of a rule: `` msg`An answer has at most ${{ longest }} characters.` ``.
 * Lingui collects it as one of its own macros (`macro.corePackage` in lingui.config.ts), and replaces it in what is built
 * for browsers. Node runs the source as it is written: there this function makes the same descriptor with the same id.
 */
export function msg(strings: TemplateStringsArray, ...fillings: readonly Filling[]): Text {
  const known = declared.get(strings) ?? declare(strings, fillings)
  declared.set(strings, known)
  if (fillings.length === 0) return known
  return { ...known, values: Object.assign({}, ...fillings.map((filling) => (isCounted(filling) ? filling.values : filling))) }
}

/** A part of a text that depends on a number: `${plural({ days }, { one: '# day', other: '# days' })}`; `#` is the number. */
export function plural(count: Readonly<Record<string, number>>, forms: Readonly<Record<string, string>>): Counted {
  const [[name, value] = ['', 0]] = Object.entries(count)
  return {
    icu: `{${name}, plural, ${Object.entries(forms)
      .map(([form, text]) => `${/^\d/.test(form) ? '=' : ''}${form} {${text}}`)
      .join(' ')}}`,
    values: { [name]: value },
  }
}
