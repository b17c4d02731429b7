import { sizeText } from '#domain/files/sizes.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { NotRead } from '#ports/reading/port.ts'

/** The largest file that is read. A photo of a receipt has 2 to 8 MB. Bytes. */
export const largestRead = 30_000_000

const sentences: Record<NotRead, Text> = {
  kind: msg`We can’t read text in this kind of file. Your file is saved. Enter the amount, date and merchant yourself.`,
  noTextLayer: msg`This PDF has no text that we can read, only pictures. Your file is saved. Enter the amount, date and merchant yourself.`,
  damaged: msg`We couldn’t read this file. Your file is saved. Enter the amount, date and merchant yourself.`,
  tooSlow: msg`Reading this receipt took too long. Your file is saved. Enter the amount, date and merchant yourself.`,
  tooLarge: msg`This file is too large for us to read. Your file is saved. Enter the amount, date and merchant yourself.`,
}

/** Why a file was not read, as a person reads it. */
export const notReadText = (reason: NotRead): Text => sentences[reason]

export const nothingFound = msg`We couldn’t find an amount, date or merchant. Enter them yourself, or try a sharper photo in good light.`

export const tooLargeToRead = msg`We only read receipts of up to ${{ most: sizeText(largestRead) }}. Your file is saved. Enter the amount, date and merchant yourself.`
