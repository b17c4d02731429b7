import { msg, type Text } from '#kernel/text.ts'

/** Papers for a court. */
export const courtKinds = ['motion', 'declaration', 'settlement', 'plan', 'order', 'financial'] as const
export type CourtKind = (typeof courtKinds)[number]
/** Papers between people, which no court asks for. */
export const privateKinds = ['agreement', 'receipt', 'letter'] as const
export type PrivateKind = (typeof privateKinds)[number]
export const paperKinds = [...privateKinds, ...courtKinds] as const
export type PaperKind = (typeof paperKinds)[number]

export const kindNames: Readonly<Record<PaperKind, Text>> = {
  agreement: msg`Private agreement about a day or an item`,
  receipt: msg`Receipt`,
  letter: msg`Private letter`,
  motion: msg`Motion or other pleading`,
  declaration: msg`Affidavit or declaration`,
  settlement: msg`Settlement agreement or stipulation`,
  plan: msg`Parenting plan for the court`,
  order: msg`Proposed order`,
  financial: msg`Financial affidavit`,
}

/**
 * Whether a paper may be signed here. Federal law gives electronic signatures their force, and takes court papers and what state family law
 * governs out of that (`federal` in `rules.ts`): those get a page to be signed, whatever a state's row says.
 */
export const maySignHere = (kind: PaperKind): kind is PrivateKind => privateKinds.some((one) => one === kind)
