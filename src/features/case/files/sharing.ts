import { isDrawnAgain } from '#domain/media/kinds.ts'
import { msg } from '#kernel/text.ts'
import type { Scanned } from './store.ts'

/** Whether nothing that came from outside unseen can be in a file: a virus scanner called it clean, or the platform wrote it. */
export const isSafe = (scan: Scanned | null): boolean => scan === 'clean' || scan === 'made_here'

/**
 * Whether others may be given a copy: of a file that is safe, or because it is drawn again from pixels, so that no part of the original is
 * in it (docs/decisions/0105).
 * @param type the media type of the copy, or of an original that is to be copied
 */
export const mayGoOut = ({ scan, type }: { scan: Scanned | null; type: string }): boolean => isSafe(scan) || isDrawnAgain(type)

/** Why what is no picture isn't sent where no scanner is set. */
export const onlyPictures = msg`This site has no virus scanner, so only pictures can be sent. Take a photo or a screenshot of it instead.`

/** Why a sensitive file isn't copied, sent or attached before that was said twice. */
export const notSure = msg`You marked this file as sensitive. To send it, make its copy in your evidence vault and confirm that there.`
