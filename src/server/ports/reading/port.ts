import type { ReadPage } from '#domain/receipts/words.ts'

/** Reads the text of one picture. @param file its path @throws Error for what is no picture */
export type Engine = (file: string) => Promise<ReadPage>
