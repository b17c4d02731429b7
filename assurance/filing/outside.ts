import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { findPrivate } from '#domain/filing/find.ts'
import { findingKinds, type Finding, type FindingKind } from '#domain/filing/types.ts'

/** Texts that nobody here wrote (../shared/data/SOURCES.md); they are read and never copied. */
const folder = path.join(root, '../shared/data/legal-text')

export interface Outside {
  set: string
  texts: number
  characters: number
  /** Numbers with a label of that set, and how many of them were found. */
  planted: number
  found: number
  /** Findings that touch none of these labels, sure and not. */
  sure: Record<FindingKind, number>
  maybe: Record<FindingKind, number>
}

interface Span {
  entity_type: string
  start_position: number
  end_position: number
}
interface Labeled {
  text: string
  spans: readonly Span[]
}

const nothing = { minors: [], births: [], adults: [], places: [] }
const none = (): Record<FindingKind, number> => Object.fromEntries(findingKinds.map((kind) => [kind, 0])) as Record<FindingKind, number>
const covers = (one: Finding, { start_position, end_position }: Span) => one.start <= start_position && one.end >= end_position
const touches = (one: Finding, { start_position, end_position }: Span) => one.start < end_position && one.end > start_position

function counted(set: string, texts: readonly Labeled[]): Outside {
  const all: Outside = { set, texts: texts.length, characters: 0, planted: 0, found: 0, sure: none(), maybe: none() }
  for (const { text, spans } of texts) {
    all.characters += text.length
    const findings = findPrivate([{ page: 1, text }], nothing)
    for (const span of spans) {
      all.planted += 1
      if (findings.some((one) => covers(one, span))) all.found += 1
    }
    for (const one of findings) if (!spans.some((span) => touches(one, span))) all[one.certainty][one.kind] += 1
  }
  return all
}

const numbers = new Set(['US_SSN', 'CREDIT_CARD', 'IBAN_CODE'])

/** What is found in texts of others; none where the data is not beside the project. */
export function outside(): Outside[] {
  if (!existsSync(folder)) return []
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const presidio = JSON.parse(read('presidio/synth_dataset_v2.json')) as { full_text: string; spans: Span[] }[]
  const contracts = Object.values(JSON.parse(read('legal_summ/all_v1.json')) as Record<string, { original_text: string }>)
  const sentences = read('formfyxer/passive_voice_test_dataset.csv').split('\n')
  return [
    counted(
      'presidio-research, synthetic sentences with labels',
      presidio.map(({ full_text, spans }) => ({ text: full_text, spans: spans.filter(({ entity_type }) => numbers.has(entity_type)) })),
    ),
    counted(
      'legal_summarization, contracts',
      contracts.map(({ original_text: text }) => ({ text, spans: [] })),
    ),
    counted(
      'FormFyxer, sentences of court forms and guides',
      sentences.map((text) => ({ text, spans: [] })),
    ),
  ]
}
